import { finPairProblem } from '@mwc/contract/account/people/fin'
import { finFront, finLastFour } from '@mwc/contract/account/people/person.fields'
import type { FieldErrors } from '../../../shared/form/field-errors.ts'

/** The schema compares the FIN's two fields once the whole form is right; a reader is told at the first try. */
export function finError(front: string, end: string): FieldErrors {
  const bothSound = finFront.safeParse(front).success && finLastFour.safeParse(end).success
  const problem = bothSound ? finPairProblem(front, end) : null
  return problem ? { fin: problem, finLastFour: problem } : {}
}
