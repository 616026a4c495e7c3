import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { useState } from 'react'
import { RefusalError } from '../server/call-errors.ts'
import { useForm } from '../form/form.hook.ts'

/** By reason: the fields that a refusal is about. */
export type FieldsOfRefusal = Partial<Record<RefusalReason, readonly string[]>>

/** A form that shows the server's own words beside the fields which a refusal is about, until one of them is changed. */
export function useFormWithRefusals(fieldsOf: FieldsOfRefusal) {
  const form = useForm()
  const [forgiven, setForgiven] = useState<unknown>(null)
  const { failure } = form
  const fields = failure instanceof RefusalError ? (fieldsOf[failure.reason] ?? []) : []
  const isBeside = failure instanceof RefusalError && fields.length > 0
  const shown = isBeside && failure !== forgiven
  const errors: Partial<Record<string, string | undefined>> = shown
    ? { ...form.errors, ...Object.fromEntries(fields.map((name) => [name, failure.message])) }
    : form.errors

  function forgive(...names: string[]) {
    form.forgive(...names)
    if (names.some((name) => fields.includes(name))) setForgiven(failure)
  }
  return { ...form, errors, failure: isBeside ? null : failure, forgive }
}
