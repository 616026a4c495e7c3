import type { Db } from '../../../database/database.ts'
import type { BroadcastCount } from '../../../database/tables/notification-tables.ts'
import type { BroadcastRow } from './broadcasts.repo.ts'
import { countOutcomes } from './broadcast-counts.repo.ts'

/** What was counted last; of broadcasts that nobody counted yet, now. */
export async function countReached(db: Db, rows: BroadcastRow[]): Promise<BroadcastCount[]> {
  const uncounted = rows.filter(({ counts }) => counts === null).map(({ id }) => id)
  return [...rows.flatMap(({ counts }) => counts ?? []), ...(await countOutcomes(db, uncounted))]
}
