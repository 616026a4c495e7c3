import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { hasJobs, lockFailedSmsJob } from '../../jobs/jobs.repo.ts'
import type { Actor } from '../log/read-actor.ts'
import { isRetryable } from './job.rules.ts'
import { type Retrying, runJobAgain } from './run-job-again.ts'

/**
 * Has an SMS sent that was given up while the provider was away.
 * Refuses with `sms.notRetried` one that does not wait for that.
 */
export async function retrySms(deps: Retrying, by: Actor, id: string): Promise<{ id: string }> {
  return inTransaction(deps.db, async (tx) => {
    const job = (await hasJobs(tx)) ? await lockFailedSmsJob(tx, id) : undefined
    if (!job || !isRetryable(job)) throw new Refusal('sms.notRetried')
    await runJobAgain(tx, deps, by, { job, act: 'sms.retry', record: { kind: 'sms', id } })
    return { id }
  })
}
