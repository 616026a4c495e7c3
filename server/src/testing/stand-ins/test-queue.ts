import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Job, Queue } from '../../jobs/queue.ts'
import type { Clock } from '../../ports/clock.ts'

export type TestQueue = Queue & {
  /** Runs what is due by the test's clock, and what that enqueues, until nothing is. */
  runJobs(jobs: Job[]): Promise<void>
  /** Everything that waits, as it lies in the database. */
  waiting(): Promise<{ name: string; data: object }[]>
}

/** A queue in a table of its own: what a rolled-back transaction enqueued is gone, and nothing runs until the test says so. */
export async function testQueue(db: Db, clock: Clock): Promise<TestQueue> {
  await sql`create table if not exists test_job (id bigserial primary key, name text not null, data jsonb not null, due_ms bigint not null)`.execute(
    db,
  )
  const takeNext = async () => {
    const { rows } = await sql<{ name: string; data: never }>`
      delete from test_job where id = (select min(id) from test_job where due_ms <= ${clock.now().epochMilliseconds})
      returning name, data`.execute(db)
    return rows[0]
  }
  return {
    async enqueue(tx, name, data, options) {
      const due = clock.now().epochMilliseconds + (options?.startAfterSeconds ?? 0) * 1000
      await sql`insert into test_job (name, data, due_ms) values (${name}, ${JSON.stringify(data)}::jsonb, ${due})`.execute(tx)
    },
    wake: async () => {},
    async runJobs(jobs) {
      for (let next = await takeNext(); next; next = await takeNext()) {
        const job = jobs.find(({ name }) => name === next?.name)
        if (!job) throw new Error(`no job is named ${next.name}`)
        await job.run(next.data)
      }
    },
    async waiting() {
      return (await sql<{ name: string; data: object }>`select name, data from test_job order by id`.execute(db)).rows
    },
  }
}
