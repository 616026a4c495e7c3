import type { FieldError } from '@mwc/contract/endpoint/refusal'
import { fieldProblem, fieldProblemWords } from '@mwc/contract/fields/field-words/field-problem-words'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** Reads an input against its schema; the refusal names every field that is wrong, in the reader's language, unknown ones too. */
export function readInput<S extends z.ZodMiniType>(schema: S, raw: unknown, language: Language): z.output<S> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Refusal('request.invalid')
  const words = fieldProblemWords[language]
  const known = (schema as unknown as { _zod: { def: { shape?: Record<string, unknown> } } })._zod.def.shape ?? {}
  const fields: FieldError[] = Object.keys(raw)
    .filter((name) => !Object.hasOwn(known, name))
    .slice(0, 20)
    .map((name) => ({ field: name.slice(0, 60), problem: 'invalid', message: words.invalid }))
  const parsed = schema.safeParse(raw)
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.')
    const problem = fieldProblem(issue.message)
    if (!fields.some((error) => error.field === field)) fields.push({ field, problem, message: words[problem] })
  }
  if (fields.length > 0 || !parsed.success) throw new Refusal('request.invalid', { fields })
  return parsed.data
}
