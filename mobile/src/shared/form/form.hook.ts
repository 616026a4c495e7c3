import { useState } from 'react'
import { hasErrors, refusedFields } from './field-errors.ts'
import type { FieldErrors } from './field-errors.ts'

/**
 * Sends a form in which nothing is wrong, and holds what is: by field, or `failure` of the work as a whole.
 * `attempt` counts the failed tries, for the error summary's focus.
 */
export function useForm() {
  const [state, setState] = useState({ errors: {} as FieldErrors, failure: null as unknown, attempt: 0, busy: false })

  async function submit(errors: FieldErrors, work: () => Promise<void>) {
    if (hasErrors(errors)) return setState({ errors, failure: null, attempt: state.attempt + 1, busy: false })
    setState({ ...state, errors: {}, failure: null, busy: true })
    try {
      await work()
      setState((now) => ({ ...now, busy: false }))
    } catch (error) {
      const refused = refusedFields(error)
      setState((now) => ({ errors: refused, failure: hasErrors(refused) ? null : error, attempt: now.attempt + 1, busy: false }))
    }
  }

  /** A field that is being changed is no longer wrong. */
  function forgive(...names: string[]) {
    setState((now) => ({ ...now, errors: Object.fromEntries(Object.entries(now.errors).filter(([name]) => !names.includes(name))) }))
  }

  return { ...state, submit, forgive }
}
