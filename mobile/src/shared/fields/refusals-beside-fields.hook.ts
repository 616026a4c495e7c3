import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { useState } from 'react'
import { RefusalError } from '../server/call-errors.ts'
import { useForm } from '../form/form.hook.ts'

/** By reason: the fields that a refusal is about. */
export type FieldsOfRefusal = Partial<Record<RefusalReason, readonly string[]>>

/**
 * A form that shows the server's own words beside the fields which a refusal is about, until one of them is changed.
 * `errors` names all that is wrong; `beside` is what stands at each field: of several that a refusal is about, the last says it.
 */
export function useFormWithRefusals(fieldsOf: FieldsOfRefusal) {
  const form = useForm()
  const [forgiven, setForgiven] = useState<unknown>(null)
  const { failure } = form
  const fields = failure instanceof RefusalError ? (fieldsOf[failure.reason] ?? []) : []
  const isBeside = failure instanceof RefusalError && fields.length > 0
  const refused = isBeside && failure !== forgiven ? fields.map((name) => [name, failure.message] as const) : []
  const errors: Partial<Record<string, string | undefined>> = { ...form.errors, ...Object.fromEntries(refused) }
  const others = refused.slice(0, -1).map(([name]) => [name, true] as const)
  const beside: Partial<Record<string, string | true | undefined>> = { ...errors, ...Object.fromEntries(others) }

  function forgive(...names: string[]) {
    form.forgive(...names)
    if (names.some((name) => fields.includes(name))) setForgiven(failure)
  }
  return { ...form, errors, beside, failure: isBeside ? null : failure, forgive }
}
