import type { ReactNode } from 'react'
import { FieldError, fieldState } from '../form/field-frame.tsx'

/** A box to tick, with its whole text as the target. */
export function TickField({
  name,
  label,
  error,
  value,
  onChange,
}: {
  name: string
  label: ReactNode
  error?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
}) {
  return (
    <div>
      <label
        className={`flex min-h-14 cursor-pointer flex-wrap items-start gap-3 rounded-field bg-card px-4 py-3.5 has-focus-visible:focus-mark ${error ? 'border-2 border-arrears' : 'border-[1.5px] border-hairline'}`}
      >
        <input
          type="checkbox"
          {...fieldState({ name, error })}
          name={name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-harbour-700 focus-visible:mark-elsewhere"
        />
        <span className="max-w-full flex-1 wrap-break-word">{label}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  )
}
