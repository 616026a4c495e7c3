import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { FieldFrame, controlLook, fieldState } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'

/** The bare native choice, for composed fields. */
export function SelectControl({
  name,
  value,
  onChange,
  children,
  label,
  ...state
}: {
  name: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
  /** Only where no visible label names it. */
  label?: string
  id?: string
  autoComplete?: string
}) {
  return (
    <div className="relative">
      <select
        {...state}
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlLook} appearance-none pr-10`}
      >
        {children}
      </select>
      <IconChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-2" />
    </div>
  )
}

export type SelectOption = { value: string; text: string }

/** A choice from many, by the phone's own list. Options under one heading are given as a group. */
export function SelectField({
  label,
  name,
  error,
  hint,
  value,
  onChange,
  groups,
  autoComplete,
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  groups: { heading?: string; options: SelectOption[] }[]
  autoComplete?: string
}) {
  const words = useWords()
  return (
    <FieldFrame label={label} name={name} error={error} hint={hint}>
      <SelectControl
        {...fieldState({ name, error, hint })}
        name={name}
        value={value}
        onChange={onChange}
        {...(autoComplete && { autoComplete })}
      >
        <option value="">{words.shared.chooseOne}</option>
        {groups.map(({ heading, options }) => {
          const list = options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))
          return heading ? (
            <optgroup key={heading} label={heading}>
              {list}
            </optgroup>
          ) : (
            list
          )
        })}
      </SelectControl>
    </FieldFrame>
  )
}
