import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { hasJobs, lockJob } from '../../jobs/jobs.repo.ts'
import type { Actor } from '../log/read-actor.ts'
import { isRetryable } from './job.rules.ts'
import { type Retrying, runJobAgain } from './run-job-again.ts'

/**
 * Has a job that was given up run once more; one that waits or runs again already is left as it is. Refuses a code, and a job
 * that is gone with `health.jobNotFound`.
 */
export async function retryJob(deps: Retrying, by: Actor, id: string): Promise<{ id: string }> {
  return inTransaction(deps.db, async (tx) => {
    const job = (await hasJobs(tx)) ? await lockJob(tx, id) : undefined
    if (!job) throw new Refusal('health.jobNotFound')
    if (job.state !== 'failed') return { id }
    if (!isRetryable(job)) throw new Refusal('health.codeNotRetried')
    await runJobAgain(tx, deps, by, { job, act: 'jobs.retry', record: { kind: 'job', id } })
    return { id }
  })
}
