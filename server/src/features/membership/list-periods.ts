import type { Db } from '../../database/database.ts'
import { runsOf } from './membership.rules.ts'
import { listTerms } from './terms.repo.ts'

/** First and last days of a member's unvoided terms, the newest first; runs without a gap are one. Days of Singapore. */
export async function listPeriods(db: Db, memberId: string): Promise<{ from: string; to: string }[]> {
  const runs = runsOf(await listTerms(db, memberId))
  return runs.map(({ firstDay, lastDay }) => ({ from: firstDay.toString(), to: lastDay.toString() })).toReversed()
}
