import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { toDate, toInstant } from '../ports/clock.ts'

/** When what has this name is to run again, so many seconds after it ran last in whichever process; at `first` where it never did, and not before. */
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
