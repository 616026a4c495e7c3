import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFieldProblemText } from './field-problem-text.ts'

/** What every field has in common. `error` is a field problem's name or what is said of it; `true`: said elsewhere. */
export type FieldProps = { label: ReactNode; name: string; error?: ReactNode; hint?: ReactNode }

/** The id of a field's control: the error summary's links lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** What a control says of its state to a screen reader. */
export function fieldState({ name, error, hint }: Omit<FieldProps, 'label'>) {
  const described = [hint && `${fieldId(name)}-hint`, error && error !== true && `${fieldId(name)}-error`].filter(Boolean).join(' ')
  return { id: fieldId(name), 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const
}

export const controlLook =
  'min-h-13 w-full rounded-field border-[1.5px] border-field bg-card px-4 py-3 text-lg text-ink placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-arrears'

export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  const text = useFieldProblemText()
  if (!error || error === true) return null
  return (
    <p id={`${fieldId(name)}-error`} className="mt-1.5 flex items-start gap-1.5 font-semibold text-arrears">
      <IconAlertCircle aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
      {typeof error === 'string' ? text(error) : <span>{error}</span>}
    </p>
  )
}

export function FieldHint({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  return hint ? (
    <p id={`${fieldId(name)}-hint`} className="mb-1.5 text-ink-2">
      {hint}
    </p>
  ) : null
}

/** Label above, hint under it, the control, then what is wrong with it. */
export function FieldFrame({ label, name, error, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={fieldId(name)} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldHint name={name} hint={hint} />
      {children}
      <FieldError name={name} error={error} />
    </div>
  )
}
