import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { toDate } from '../../../ports/clock.ts'

/** All misses of a number in a row are one count, however long ago the first was. */
const since = toDate(Temporal.Instant.fromEpochMilliseconds(0))

/** Counts one more proof that came too late and answers with how many that makes in a row. */
export async function countMissedProof(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    insert into allowance (key, window_start, used) values (${key}, ${since}, 1)
    on conflict (key, window_start) do update set used = allowance.used + 1
    returning used`.execute(db)
  return rows[0]?.used ?? 1
}

export async function forgetMissedProofs(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('allowance').where('key', '=', key).execute()
}
