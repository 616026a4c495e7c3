import { ratePassword } from '@mwc/contract/password'
import { IconCheck, IconEye, IconEyeOff, IconPoint } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { FieldFrame, controlLook, fieldState } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'

const bars = { weak: 1, medium: 2, strong: 3 } as const
const barLooks = { weak: 'bg-arrears', medium: 'bg-marigold-500', strong: 'bg-active' } as const

/** Says while typing how strong a password is and what it lacks; the server asks for "strong". */
function PasswordMeter({ value }: { value: string }) {
  const { passwordStrength, passwordLacks } = useWords().shared
  const { strength, lacks } = ratePassword(value)
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
            {strength === 'strong' && <IconCheck aria-hidden="true" className="size-5 text-active" />}
            {passwordStrength[strength]}
          </p>
        )}
        <ul className="text-ink-2">
          {lacks.map((lack) => (
            <li key={lack} className="flex items-start gap-1">
              <IconPoint aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {passwordLacks[lack]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A password, hidden until the reader asks to see it. `meter` shows the strength of a new one. */
export function PasswordField({
  label,
  name,
  error,
  hint,
  value,
  onChange,
  autoComplete,
  enterKeyHint,
  meter = false,
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  enterKeyHint?: 'next' | 'done' | 'go'
  meter?: boolean
}) {
  const words = useWords()
  const [shown, setShown] = useState(false)
  const Eye = shown ? IconEyeOff : IconEye
  return (
    <FieldFrame label={label} name={name} error={error} hint={hint}>
      <div className="relative">
        <input
          {...fieldState({ name, error, hint })}
          type={shown ? 'text' : 'password'}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlLook} pr-14`}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? words.shared.hidePassword : words.shared.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-1 my-auto flex size-12 items-center justify-center rounded-field text-ink-2"
        >
          <Eye aria-hidden="true" className="size-6" />
        </button>
      </div>
      {meter && <PasswordMeter value={value} />}
    </FieldFrame>
  )
}
