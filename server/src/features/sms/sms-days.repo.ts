import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { SmsDayCount } from '../../database/tables/sms-tables.ts'
import { programmeZone } from '../../ports/clock.ts'

/**
 * Messages and their segments by state and day in Singapore, from the start of one until before another. Unwanted ones cost none.
 * Days are told apart by their length, which is always the same there: by the zone's rules it would take twice as long.
 */
export async function countSmsDays(db: Db, { from, until }: { from: Date; until?: Date }): Promise<SmsDayCount[]> {
  const isBefore = until ? sql`and created_at < ${until}` : sql``
  const { rows } = await sql<SmsDayCount>`
    select to_char(began at time zone ${sql.lit(programmeZone)}, 'YYYY-MM-DD') as day, state, n, segments from (
      select date_bin('1 day', created_at, ${from}::timestamptz) as began, state, count(*)::int as n, sum(segments)::int as segments
      from sms where created_at >= ${from} ${isBefore} and state <> 'skipped' group by 1, 2) counted`.execute(db)
  return rows
}

type KeptDay = { day: string; counts: SmsDayCount[] }

/** What was counted of days, from one on, in their order. */
export async function listKeptDays(db: Db, from: string): Promise<KeptDay[]> {
  return db.selectFrom('sms_day_count').select(['day', 'counts']).where('day', '>=', from).orderBy('day').execute()
}

/** Keeps what was counted of days in place of all that was kept. */
export async function replaceKeptDays(tx: Tx, days: readonly KeptDay[]): Promise<void> {
  await tx.deleteFrom('sms_day_count').execute()
  const rows = days.map(({ day, counts }) => ({ day, counts: JSON.stringify(counts) }))
  await tx
    .insertInto('sms_day_count')
    .values(rows)
    .onConflict((conflict) => conflict.column('day').doUpdateSet((eb) => ({ counts: eb.ref('excluded.counts') })))
    .execute()
}
