/** What can be wrong with a field of the app's forms. */
const formProblems = [
  'required',
  'tooLong',
  'englishOnly',
  'integersOnly',
  'mobile',
  'mobileAbroad',
  'fin',
  'finMismatch',
  'code',
  'date',
  'noSuchDate',
  'age',
  'mustTick',
  'passwordWeak',
  'passwordCommon',
  'passwordMatch',
  'choose',
  'promo',
  'invalid',
] as const
type FormProblem = (typeof formProblems)[number]

/** What can be wrong with a field: also with one that staff alone fill in, for which no phone has words. */
export type FieldProblem =
  | FormProblem
  | 'time'
  | 'sameTime'
  | 'overlap'
  | 'past'
  | 'endsBefore'
  | 'outOfRange'
  | 'helpline'
  | 'whatsapp'
  | 'deskPassword'
  | 'authenticatorCode'
  | 'holeLeft'
  | 'otherHoles'

/** The problems of the app's forms in the words of one language. */
export type FieldWords = Record<FormProblem, string>

/** The problem of a form that a schema's message names; a message that names none (a bug, or zod's own) is "not right". */
export function formProblem(message: string): FormProblem {
  return formProblems.find((name) => name === message) ?? 'invalid'
}
