/** What can be wrong with a field. */
const fieldProblems = [
  'required',
  'tooLong',
  'englishOnly',
  'integersOnly',
  'mobile',
  'fin',
  'code',
  'date',
  'age',
  'mustTick',
  'passwordWeak',
  'passwordMatch',
  'choose',
  'promo',
  'invalid',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** Every problem in the words of one language. */
export type FieldWords = Record<FieldProblem, string>

/** The problem that a schema's message names; a message that is no known problem (a bug, or zod's own) is "not right". */
export function fieldProblem(message: string): FieldProblem {
  return fieldProblems.find((name) => name === message) ?? 'invalid'
}
