import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { toDate, toInstant } from '../ports/clock.ts'

/** Runs up to now: one of a clock that was ahead would hold up the next until the time it says has come. */
const hasRun = (now: Date) => sql<boolean>`ran_at <= ${now}::timestamptz`

/** The next run: so many seconds after the last one in any process, at `first` if there was none, and never before. */
export function selectNextRun(name: string, everySeconds: number, first: Date, now: Date): RawBuilder<Date | null> {
  return sql`
    select greatest(max(ran_at) + ${everySeconds} * interval '1 second', ${first}::timestamptz)
    from sweep_run where name = ${name} and ${hasRun(now)}`
}

export async function lastRun(db: Db, name: string, now: Temporal.Instant): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('sweep_run')
    .select('ran_at')
    .where('name', '=', name)
    .where(hasRun(toDate(now)))
    .executeTakeFirst()
  return row ? toInstant(row.ran_at) : null
}

/** How a run of housekeeping went: when it began, how long it took, and the code of why it failed. */
export type SweepRun = { at: Temporal.Instant; tookMs: number; fault: string | null }

/** Notes a run; that one failed stands until one goes well. */
export async function noteRun(db: Db, name: string, { at, tookMs, fault }: SweepRun): Promise<void> {
  const ran = { ran_at: toDate(at), took_ms: Math.round(tookMs), failed_at: fault === null ? null : toDate(at), fault }
  await db
    .insertInto('sweep_run')
    .values({ name, ...ran })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(ran))
    .execute()
}

/** The last run of each name that was noted. */
export async function listRuns(db: Db) {
  return db.selectFrom('sweep_run').selectAll().execute()
}
