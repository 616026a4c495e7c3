import type { FieldProblem } from '@mwc/contract/fields/field-problem'
import { fieldProblemWords } from '@mwc/contract/fields/field-words/field-problem-words'
import type { Language } from '@mwc/contract/language/language'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { Refusal } from './refusal.ts'

/** A refusal that names one field, for what only the server can check of it. */
export function fieldRefusal(reason: RefusalReason, field: string, problem: FieldProblem, language: Language): Refusal {
  return new Refusal(reason, { fields: [{ field, problem, message: fieldProblemWords[language][problem] }] })
}
