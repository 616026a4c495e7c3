import { type JobQueue, jobQueues } from '@mwc/contract/health/job-queues'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, OpenDatabase, Tx } from '../database/database.ts'
import { type CountedRows, selectCountUpTo, upTo } from '../database/lists/count-up-to.ts'
import type { DeskList } from '../database/lists/page-of-list.ts'
import { plannedAnew } from '../database/statement-names.ts'

/** A job as the queue keeps it. Of what it carries only what names no person is read. */
export type JobRow = {
  id: string
  name: JobQueue
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  created_on: Date
  completed_on: Date | null
  retry_count: number
  fault: string | null
  purpose: string | null
  /** Of an SMS: whose it is. */
  member_id: string | null
}

/** Codes are for somebody who waits, and asks anew. */
const isCode = sql<SqlBool>`coalesce(j.data ->> 'purpose', '') like 'code.%'`

/** Made where it is not there yet: what failed and what runs is found without those that wait, however many these are. */
export async function indexJobs({ executeSql }: Pick<OpenDatabase, 'executeSql'>): Promise<void> {
  const { rows } = await executeSql(`select to_regclass('pgboss.job_taken_named') is not null as made`)
  if ((rows as { made: boolean }[])[0]?.made) return
  await executeSql(`create index if not exists job_failed_sms on pgboss.job ((data ->> 'id')) where state = 'failed'`)
  // With the kind, so that those of one are counted without the jobs themselves.
  await executeSql(
    `create index if not exists job_taken_named on pgboss.job (state, completed_on, id) include (name) where state in ('active', 'failed')`,
  )
  await executeSql('drop index if exists pgboss.job_taken')
}

/** A database in which no process has run jobs has no queue yet. */
export async function hasJobs(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('pgboss.job') is not null as made`.execute(db)
  return rows[0]?.made ?? false
}

type Condition = RawBuilder<SqlBool>

const jobs = (db: Db) => db.selectFrom(sql<JobRow>`pgboss.job`.as('j'))

const columns = [
  'j.id',
  'j.name',
  'j.state',
  'j.created_on',
  'j.completed_on',
  'j.retry_count',
  sql<string | null>`j.output ->> 'code'`.as('fault'),
  sql<string | null>`j.data ->> 'purpose'`.as('purpose'),
  sql<string | null>`j.data ->> 'memberId'`.as('member_id'),
] as const

type JobCounts = {
  waiting: CountedRows
  running: CountedRows
  failed: CountedRows
  /** Since when the longest due one waits. */
  oldestAt: Date | null
  isRetryable: boolean
}

const noJobs: JobCounts = { waiting: upTo(0), running: upTo(0), failed: upTo(0), oldestAt: null, isRetryable: false }

/** How many jobs of each kind wait, run and were given up, since when the longest due one waits; whether some can be retried. */
export async function countJobs(db: Db): Promise<Record<JobQueue, JobCounts>> {
  const counts = Object.fromEntries(jobQueues.map((name) => [name, noJobs])) as Record<JobQueue, JobCounts>
  if (!(await hasJobs(db))) return counts
  // A kind's table is chosen by its name in the text.
  const ofEach = (columns: (ofKind: Condition) => RawBuilder<unknown>) =>
    sql.join(
      jobQueues.map((name) => sql`select ${sql.lit(name)} as name, ${columns(sql<SqlBool>`j.name = ${sql.lit(name)}`)}`),
      sql` union all `,
    )
  const waits = (ofKind: Condition) => sql`pgboss.job j where ${ofKind} and j.state < 'active'`
  const has = (ofKind: Condition, state: 'active' | 'failed') => sql`pgboss.job j where ${ofKind} and j.state = ${sql.lit(state)}`
  const [waiting, taken] = await Promise.all([
    sql<{ name: JobQueue; waiting: number; oldest_at: Date | null }>`${plannedAnew} ${ofEach(
      (ofKind) => sql`${selectCountUpTo(waits(ofKind))} as waiting,
        (select min(j.start_after) from ${waits(ofKind)} and j.start_after <= now()) as oldest_at`,
    )}`.execute(db),
    sql<{ name: JobQueue; running: number; failed: number; is_retryable: boolean }>`${plannedAnew} ${ofEach(
      (ofKind) => sql`${selectCountUpTo(has(ofKind, 'active'))} as running, ${selectCountUpTo(has(ofKind, 'failed'))} as failed,
        exists (select 1 from ${has(ofKind, 'failed')} and not ${isCode}) as is_retryable`,
    )}`.execute(db),
  ])
  for (const { name, waiting: found, oldest_at: oldestAt } of waiting.rows)
    counts[name] = { ...counts[name], waiting: upTo(found), oldestAt }
  for (const { name, running, failed, is_retryable: isRetryable } of taken.rows)
    counts[name] = { ...counts[name], running: upTo(running), failed: upTo(failed), isRetryable }
  return counts
}

const failedColumns = { failedAt: { by: sql`j.completed_on` } } as const

/** The jobs that were given up, of one kind or all. */
export function failedJobs(db: Db, queue: JobQueue | undefined): DeskList<JobRow, 'failedAt'> {
  const wanted = jobs(db)
    .where(sql<SqlBool>`j.state = 'failed'`)
    .$if(queue !== undefined, (query) => query.where('j.name', '=', queue ?? 'sms.send'))
  const rowsOf = (on: Db, ids: string[]) => jobs(on).select(columns).where('j.name', 'in', jobQueues).where('j.id', 'in', ids).execute()
  return { wanted, id: sql`j.id`, columns: failedColumns, rowsOf }
}

/** A job of any kind, held until the end of the transaction. */
export async function lockJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  return jobs(tx).select(columns).where('j.name', 'in', jobQueues).where('j.id', '=', id).forUpdate().executeTakeFirst()
}

/** The job of an SMS that was given up, held until the end of the transaction. */
export async function lockFailedSmsJob(tx: Tx, smsId: string): Promise<JobRow | undefined> {
  return jobs(tx)
    .select(columns)
    .where(sql<SqlBool>`j.state = 'failed'`)
    .where(sql`j.data ->> 'id'`, '=', smsId)
    .forUpdate()
    .executeTakeFirst()
}

/** Of some SMS those whose job was given up and can be tried again. */
export async function listRetryableSms(db: Db, smsIds: readonly string[]): Promise<Set<string>> {
  if (smsIds.length === 0 || !(await hasJobs(db))) return new Set()
  const rows = await jobs(db)
    .select(sql<string>`j.data ->> 'id'`.as('id'))
    .where(sql<SqlBool>`j.state = 'failed' and j.data ->> 'id' = any(${smsIds}::text[]) and not ${isCode}`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** One more try, now; it does not leave before that, however old it is. */
const again = sql`state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null,
  keep_until = greatest(keep_until, now() + interval '14 days')`

/** Has a job that was given up run once more. */
export async function retryFailedJob(tx: Tx, { name, id }: Pick<JobRow, 'name' | 'id'>): Promise<void> {
  await sql`update pgboss.job set ${again} where name = ${name} and id = ${id} and state = 'failed'`.execute(tx)
}

/** Has the jobs of a kind that were given up run once more, the oldest first, codes left out; answers with how many. */
export async function retryFailedJobs(tx: Tx, queue: JobQueue, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set ${again} where name = ${queue} and state = 'failed' and id in (
      select j.id from pgboss.job j where j.name = ${queue} and j.state = 'failed' and not ${isCode}
      order by j.completed_on limit ${most} for update skip locked)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
