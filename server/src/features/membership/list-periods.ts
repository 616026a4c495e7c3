import type { Db } from '../../database/database.ts'
import { derivePeriods } from './derive-periods.ts'
import { getMemberState } from './member-state.repo.ts'

/** The periods of a member; see `derivePeriods`. Throws when there is no such member. */
export async function listPeriods(db: Db, memberId: string): Promise<{ from: string; to: string }[]> {
  return derivePeriods((await getMemberState(db, memberId)).terms)
}
