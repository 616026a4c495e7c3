import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import { FieldFrame, controlLook, fieldState } from '../form/field-frame.tsx'
import type { FieldProps } from '../form/field-frame.tsx'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  autoCapitalize?: string
  spellCheck?: boolean
  type?: HTMLInputTypeAttribute
  /** A short text before the value, e.g. `S$`. */
  prefix?: string
  maxLength?: number
  placeholder?: string
  onBlur?: () => void
}

/** One line of text. */
export function TextField({ label, name, error, hint, value, onChange, prefix, ...control }: TextFieldProps) {
  const input = (
    <input
      {...control}
      {...fieldState({ name, error, hint })}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${controlLook} ${prefix ? 'pl-12' : ''}`}
    />
  )
  return (
    <FieldFrame label={label} name={name} error={error} hint={hint}>
      {prefix ? (
        <div className="relative">
          <span aria-hidden="true" className="absolute inset-y-0 left-4 flex items-center text-lg font-semibold text-ink-2">
            {prefix}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}
