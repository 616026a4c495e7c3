import { formProblem } from '@mwc/contract/fields/field-problem'
import type { FieldProblem } from '@mwc/contract/fields/field-problem'
import type * as z from 'zod/mini'
import { RefusalError } from '../server/call-errors.ts'

/** What is wrong with the fields of a form, by field name. */
export type FieldErrors = Partial<Record<string, FieldProblem | undefined>>

/** Checks a form by its contract schema: the first problem of each field; an empty object when all is well. */
export function checkFields(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const result = schema.safeParse(values)
  const errors: FieldErrors = {}
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0] ?? '')] ??= formProblem(issue.message)
  return errors
}

/** The fields that a refusal names; an empty object for any other error. */
export function refusedFields(error: unknown): FieldErrors {
  const fields = error instanceof RefusalError ? (error.details.fields ?? []) : []
  return Object.fromEntries(fields.map(({ field, problem }) => [field, formProblem(problem)]))
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean)
}
