/** What of a member's details staff can correct. */
export const correctedFields = [
  'fullName',
  'fin',
  'birthDate',
  'nationality',
  'gender',
  'sector',
  'company',
  'occupation',
  'language',
] as const
export type CorrectedField = (typeof correctedFields)[number]
