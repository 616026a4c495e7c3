import type { Db } from '../../database/database.ts'
import { findTermOfKey } from './terms.repo.ts'

/** The months that staff gave under a key, as they were laid then; null where nothing was given under it. */
export async function findGivenTerm(
  db: Db,
  requestKey: string,
): Promise<{ memberId: string; months: number; firstDay: string; lastDay: string } | null> {
  const row = await findTermOfKey(db, requestKey)
  return row ? { memberId: row.member_id, months: row.months, firstDay: row.first_day, lastDay: row.last_day } : null
}
