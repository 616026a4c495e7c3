import type { ReactNode } from 'react'
import { FieldError, FieldHint, fieldId, fieldState } from '../form/field-frame.tsx'
import type { FieldProps } from '../form/field-frame.tsx'

export type Choice = { value: string; text: string; icon?: ReactNode; note?: ReactNode }

/** A choice from few, as tiles with icon and word; `columns` stand side by side where the words leave room. */
export function ChoiceField({
  label,
  name,
  error,
  hint,
  value,
  onChange,
  choices,
  columns = 1,
}: FieldProps & { value: string; onChange: (value: string) => void; choices: Choice[]; columns?: 1 | 2 }) {
  const state = fieldState({ name, error, hint })
  return (
    <fieldset aria-invalid={state['aria-invalid']} aria-describedby={state['aria-describedby']}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldHint name={name} hint={hint} />
      <div className={columns === 2 ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3' : 'space-y-3'}>
        {choices.map((choice, i) => (
          <label
            key={choice.value}
            className="flex min-h-14 cursor-pointer flex-wrap items-center gap-3 rounded-field border-[1.5px] border-field bg-card px-3.5 py-3 has-checked:border-2 has-checked:border-harbour-700 has-checked:bg-harbour-100 has-focus-visible:focus-mark"
          >
            <input
              type="radio"
              id={i === 0 ? fieldId(name) : undefined}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-harbour-700 focus-visible:mark-elsewhere"
            />
            {choice.icon}
            <span className="max-w-full flex-1 font-semibold wrap-break-word">
              {choice.text}
              {choice.note && <span className="block font-normal text-ink-2">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}
