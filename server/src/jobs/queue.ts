import { createRequire } from 'node:module'
import PgBoss from 'pg-boss'
import { type CompiledQuery, sql } from 'kysely'
import type { OpenDatabase, Tx } from '../database/database.ts'
import { type Clock, systemClock, toDate } from '../ports/clock.ts'
import { withTimeout } from '../database/with-timeout.ts'
import { faultCode } from '../ports/fault-code.ts'
import { StartFault } from '../start-fault.ts'
import { type JobKind, usualRetries } from './job-kinds.ts'
import { indexJobs } from './jobs.repo.ts'
import { type OnFault, pollForWork, type Work, workChannel } from './poll-for-work.ts'

/** Jobs of a kind side by side in a process. One by one would send two messages a second; codes live for minutes. */
const batchSize = 20
/** After this a job that has not ended counts as failed, in the process that runs it and, if that has died, in the database. */
const jobLimitSeconds = 60
/** How long a process that stops waits for its jobs; they run again elsewhere once their time is over. */
const stopPatienceSeconds = 5
/** For so long a job that failed for good can be tried again; a day later it is gone. */
const failedSeconds = 6 * 86_400

/** Work that is done after the caller's transaction commits; it commits or vanishes with it. */
export type Queue = {
  enqueue(tx: Tx, name: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>
  /** Has every process look for work, other than jobs, once the caller's transaction has committed. */
  wake(tx: Tx): Promise<void>
}

/** A kind of work: its handler may run again after a crash, so it must be safe to repeat. */
export type Job<Data = never> = { name: string; run(data: Data): Promise<void> }

/**
 * The queue's own SQL has `$1` parameters, which Kysely takes as a compiled query.
 * With the one statement by which it keeps a job, every process is told to look for work.
 */
function sqlOn(tx: Tx): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const query: CompiledQuery = {
        sql: `with kept as (${text}) select kept.*, pg_notify('${workChannel}', '') from kept`,
        parameters: values ?? [],
        query: { kind: 'RawNode' } as never,
        queryId: { queryId: 'job' } as never,
      }
      const { rows } = await tx.executeQuery(query)
      return { rows: rows as unknown[] }
    },
  }
}

export type RunningQueue = Queue & {
  /** Makes the queues known to the database; needed before anything is enqueued. */
  prepare(kinds: readonly JobKind[]): Promise<void>
  /** Starts taking jobs and doing the housekeeping. Housekeeping goes by `clock`, jobs by the database's clock. */
  work(jobs: Job[], housekeeping?: Work[], clock?: Clock): Promise<void>
  stop(): Promise<void>
}

const olderQueue = `The job queue's tables are older than this version. Run "npm run migrate" first.`
const { schema: neededTables } = createRequire(import.meta.url)('pg-boss/version.json') as { schema: number }

/** Whether the queue's tables are those of this version or a later one. */
async function isUpToDate({ executeSql }: Pick<OpenDatabase, 'executeSql'>): Promise<boolean> {
  const { rows } = await executeSql(`select to_regclass('pgboss.version') is not null as made`)
  if (!rows[0]?.['made']) return false
  const { rows: versions } = await executeSql('select version from pgboss.version')
  return Number(versions[0]?.['version']) >= neededTables
}

/**
 * Starts pg-boss on the database that is open already. `onFault` hears of faults of the queue itself and of its jobs.
 * @param migrate whether it may make its tables; else it throws a `StartFault` where they are older
 * @param supervise whether this process looks after what is too old in them
 */
export async function startQueue(open: OpenDatabase, onFault: OnFault, { migrate = true, supervise = true } = {}): Promise<RunningQueue> {
  if (!migrate && !(await isUpToDate(open))) throw new StartFault(olderQueue)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => open.executeSql(text, values && values.length > 0 ? values : undefined) },
    schedule: false,
    supervise,
    archiveFailedAfterSeconds: failedSeconds,
    deleteAfterDays: 1,
  })
  boss.on('error', (fault) => onFault(fault, 'queue'))
  await boss.start()
  if (migrate) await indexJobs(open)
  let stop = async () => {}
  const woken = new WeakSet<Tx>()
  const wake = async (tx: Tx) => {
    if (woken.has(tx)) return
    woken.add(tx)
    await sql`select pg_notify(${workChannel}, '')`.execute(tx)
  }
  return {
    wake,
    async enqueue(tx, name, data, options) {
      await boss.send(name, data, {
        db: sqlOn(tx),
        ...(options?.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      })
    },
    async prepare(kinds) {
      for (const { name, retries } of kinds) {
        if (await boss.getQueue(name)) continue
        if (!migrate) throw new StartFault(olderQueue)
        await boss.createQueue(name, {
          name,
          retryLimit: retries ?? usualRetries,
          retryBackoff: true,
          retryDelay: 1,
          expireInSeconds: jobLimitSeconds,
        })
      }
    },
    // Not by `boss.work`: it notes ends without waiting, so that a database that is away for a moment would end the process.
    async work(jobs, housekeeping = [], clock = systemClock) {
      const works = jobs.map((job): Work => ({
        name: job.name,
        shared: true,
        dueAt: (now) => firstStart(job.name, now),
        run: () => runDue(boss, job, (fault) => onFault(fault, job.name)),
      }))
      stop = await pollForWork(open, clock, [...works, ...housekeeping], onFault)
    },
    async stop() {
      await withTimeout(stopPatienceSeconds * 1000, stop()).catch(() => {})
      await boss.stop({ graceful: true, wait: true, timeout: 5000, close: false })
    },
  }
}

/** When the first job of a kind that waits is to start, by the database's clock, told in ours. */
function firstStart(name: string, now: Temporal.Instant) {
  return sql<Date | null>`
    select ${toDate(now)}::timestamptz + (min(start_after) - now()) from pgboss.job where name = ${name} and state < 'active'`
}

/** Runs a kind's due jobs in batches, side by side. A job whose end was not noted runs again after its time. */
async function runDue(boss: PgBoss, job: Job, onFault: (error: unknown) => void): Promise<void> {
  for (;;) {
    const taken = await boss.fetch<never>(job.name, { batchSize })
    const ends = await Promise.allSettled(taken.map(({ data }) => withTimeout(jobLimitSeconds * 1000, job.run(data))))
    const done = taken.filter((_, i) => ends[i]?.status === 'fulfilled').map(({ id }) => id)
    for (const end of ends) if (end.status === 'rejected') onFault(end.reason)
    // A job that is done is not kept: its data names somebody, or holds what was sent, encrypted.
    const noted = await Promise.allSettled([
      ...(done.length > 0 ? [boss.deleteJob(job.name, done)] : []),
      ...taken.flatMap(({ id }, i) =>
        ends[i]?.status === 'rejected' ? [boss.fail(job.name, id, { code: faultCode(ends[i].reason) })] : [],
      ),
    ])
    const lost = noted.find((result) => result.status === 'rejected')
    if (lost) throw lost.reason
    if (taken.length < batchSize) return
  }
}
