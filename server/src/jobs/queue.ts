import PgBoss from 'pg-boss'
import type { CompiledQuery } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Tx } from '../database/database.ts'

/** Jobs of one kind that a process runs side by side. One at a time and poll it would send two messages a second, and codes live for minutes. */
const batchSize = 20

/** Work that is done after the caller's transaction commits; it commits or vanishes with it. */
export type Queue = {
  enqueue(tx: Tx, name: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>
}

/** A kind of work: its handler may run again after a crash, so it must be safe to repeat. */
export type Job<Data = never> = { name: string; run(data: Data): Promise<void>; retries?: number }

/** The queue's own SQL has `$1` parameters, which Kysely takes as a compiled query. */
function sqlOn(tx: Tx): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const query: CompiledQuery = {
        sql: text,
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
  prepare(jobs: Job[]): Promise<void>
  /** Starts taking work. */
  work(jobs: Job[]): Promise<void>
  stop(): Promise<void>
}

/** Starts pg-boss on the database that is open already. `onError` hears of faults of the queue itself. */
export async function startQueue(open: OpenDatabase, onError: (error: Error) => void): Promise<RunningQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => open.executeSql(text, values && values.length > 0 ? values : undefined) },
    schedule: false,
    pollingIntervalSeconds: 0.5,
    archiveCompletedAfterSeconds: 3600,
  })
  boss.on('error', onError)
  await boss.start()
  return {
    async enqueue(tx, name, data, options) {
      await boss.send(name, data, {
        db: sqlOn(tx),
        ...(options?.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      })
    },
    async prepare(jobs) {
      for (const { name, retries } of jobs) {
        if (await boss.getQueue(name)) continue
        await boss.createQueue(name, { name, retryLimit: retries ?? 8, retryBackoff: true, retryDelay: 1, expireInSeconds: 60 })
      }
    },
    async work(jobs) {
      for (const job of jobs) {
        await boss.work<never>(job.name, { batchSize }, async (taken) => {
          const ends = await Promise.allSettled(taken.map(({ data }) => job.run(data)))
          // Each fails for itself, when all have ended: what runs again elsewhere must not be counted as done with this batch.
          for (const [i, { id }] of taken.entries()) {
            const end = ends[i]
            if (end?.status === 'rejected') await boss.fail(job.name, id, end.reason)
          }
        })
      }
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 5000, close: false })
    },
  }
}
