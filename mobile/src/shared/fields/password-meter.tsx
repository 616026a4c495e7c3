import { ratePassword } from '@mwc/contract/account/people/password'
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'

const bars = { weak: 1, medium: 2, strong: 3 } as const
const barLooks = { weak: 'bg-arrears', medium: 'bg-marigold-500', strong: 'bg-active' } as const
const icons = { weak: IconAlertTriangle, medium: IconAlertCircle, strong: IconCheck } as const
const iconLooks = { weak: 'text-arrears', medium: 'text-pending', strong: 'text-active' } as const

/**
 * Says while typing how strong a password is and what it lacks; the server asks for "strong".
 * The server knows more common passwords: one that it refused is not called strong.
 */
export function PasswordMeter({ value, isRefused = false }: { value: string; isRefused?: boolean }) {
  const { passwordStrength, passwordLacks } = useWords('signUp').signUp
  const { strength, lacks } = ratePassword(value)
  if (isRefused && strength === 'strong') return null
  const Icon = icons[strength]
  // The refusal below says that it is easy to guess, and what to try.
  const said = isRefused && !lacks.includes('length') ? lacks.filter((lack) => lack !== 'uncommon') : lacks
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-2 flex-1 rounded-full ${value && bar <= bars[strength] ? barLooks[strength] : 'bg-sand'}`} />
        ))}
      </div>
      <div aria-live="polite" className="mt-1.5">
        {value && (
          <p className="flex items-center gap-1.5 font-semibold">
            <Icon aria-hidden="true" className={`size-5 shrink-0 ${iconLooks[strength]}`} />
            {passwordStrength[strength]}
          </p>
        )}
        <ul className="text-ink-2">
          {said.map((lack) => (
            <li key={lack} className="flex items-start gap-1">
              <IconPoint aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
              {passwordLacks[lack]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
