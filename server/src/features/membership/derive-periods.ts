import type { StoredTerm } from '../../database/selects/select-terms.ts'
import { runsOf } from './membership.rules.ts'
import { termOf } from './membership.views.ts'

/** First and last days of unvoided terms in order of days, the newest first; runs without a gap are one. Days of Singapore. */
export function derivePeriods(terms: readonly StoredTerm[]): { from: string; to: string }[] {
  const runs = runsOf(terms.map(termOf))
  return runs.map(({ firstDay, lastDay }) => ({ from: firstDay.toString(), to: lastDay.toString() })).toReversed()
}
