import type { Tx } from '../../../database/database.ts'
import type { Queue } from '../../../jobs/queue.ts'

export const fileRemovalJob = 'file.remove'
export type QueuedRemoval = { key: string }

/** Has a file removed once the caller's transaction has committed; one that rolls back keeps it. */
export async function queueFileRemoval(tx: Tx, queue: Queue, key: string): Promise<void> {
  await queue.enqueue(tx, fileRemovalJob, { key } satisfies QueuedRemoval)
}
