import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { countWaiting, type Waiting } from '../database/lists/count-waiting.ts'

/** After this a job that could run and does not has nobody who takes it. */
const lateMinutes = 10

/** How many jobs were given up in the last day, or wait though their time has come; by the database's clock, as the queue. */
export async function countStuckJobs({ db }: { db: Db }): Promise<Waiting> {
  // A database in which no process has run jobs has no queue yet.
  const { rows } = await sql<{ made: boolean }>`select to_regclass('pgboss.job') is not null as made`.execute(db)
  if (!rows[0]?.made) return { total: 0, more: false, oldestAt: null }
  const stuck = sql<{ since: Date }>`(
    select start_after as since from pgboss.job where state < 'active' and start_after < now() - ${`${lateMinutes} minutes`}::interval
    union all select completed_on from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day')`
  return countWaiting(db, db.selectFrom(stuck.as('stuck')), sql<Date>`stuck.since`)
}
