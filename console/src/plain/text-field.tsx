import { type ComponentProps, useId } from 'react'

type Props = { label: string; wrong?: string | undefined; hint?: string } & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A field of a form before the desk: its label above, what is wrong with it or good to know below. */
export function TextField({ label, wrong, hint, ...input }: Props) {
  const id = useId()
  const below = wrong ?? hint
  return (
    <div className={wrong === undefined ? 'field' : 'field wrong'}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={wrong !== undefined} aria-describedby={below ? `${id}-below` : undefined} {...input} />
      {below ? <p id={`${id}-below`}>{below}</p> : null}
    </div>
  )
}
