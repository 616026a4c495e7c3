import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { toDate, toInstant } from '../ports/clock.ts'

/** The next run: so many seconds after the last one in any process, at `first` if there was none, and never before. */
export function selectNextRun(name: string, everySeconds: number, first: Date): RawBuilder<Date | null> {
  return sql`select greatest(max(ran_at) + ${everySeconds} * interval '1 second', ${first}::timestamptz) from sweep_run where name = ${name}`
}

export async function lastRun(db: Db, name: string): Promise<Temporal.Instant | null> {
  const row = await db.selectFrom('sweep_run').select('ran_at').where('name', '=', name).executeTakeFirst()
  return row ? toInstant(row.ran_at) : null
}

export async function noteRun(db: Db, name: string, at: Temporal.Instant): Promise<void> {
  const ran_at = toDate(at)
  await db
    .insertInto('sweep_run')
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at }))
    .execute()
}
