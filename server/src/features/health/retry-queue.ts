import type { JobQueue } from '@mwc/contract/health/job-queues'
import { inTransaction } from '../../database/in-transaction.ts'
import { hasJobs, retryFailedJobs } from '../../jobs/jobs.repo.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import type { Retrying } from './run-job-again.ts'

/** Jobs that are tried again at once; the rest by the next act. */
const most = 10_000

/** Has all jobs of a kind that were given up run once more, codes left out. Safe to repeat: what runs again is not among them. */
export async function retryQueue(deps: Retrying, by: Actor, queue: JobQueue): Promise<{ queue: JobQueue; retried: number }> {
  return inTransaction(deps.db, async (tx) => {
    const retried = (await hasJobs(tx)) ? await retryFailedJobs(tx, queue, most) : 0
    if (retried === 0) return { queue, retried }
    await deps.queue.wake(tx)
    await recordAct(tx, deps, by, { act: 'jobs.retryAll', record: { kind: 'jobQueue', id: queue }, before: null, after: { retried } })
    return { queue, retried }
  })
}
