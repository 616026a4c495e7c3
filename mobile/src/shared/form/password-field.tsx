import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { FieldFrame, controlLook, fieldState } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'

/** A password, hidden until the reader asks to see it. `children` stand under it: a new one's meter. */
export function PasswordField({
  label,
  name,
  error,
  hint,
  value,
  onChange,
  autoComplete,
  enterKeyHint,
  children,
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  enterKeyHint?: 'next' | 'done' | 'go'
  children?: ReactNode
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
      {children}
    </FieldFrame>
  )
}
