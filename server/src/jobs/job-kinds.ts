import { type JobQueue, jobQueues } from '@mwc/contract/health/job-queues'

/** A kind of job as the queue's tables have it, with how often one is tried again. */
export type JobKind = { name: string; retries?: number }

export const usualRetries = 8
/** A notice is tried for an hour and more, where it is sure that nothing was sent: nobody was reached, or had no time. */
const retries: Partial<Record<JobQueue, number>> = { 'sms.send': 5, 'sms.notice': 12 }

/** Every kind there is. */
export const jobKinds: readonly JobKind[] = jobQueues.map((name) => ({ name, retries: retries[name] ?? usualRetries }))
