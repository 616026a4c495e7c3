import type { Job } from '../../jobs/queue.ts'
import { startSweep } from '../../jobs/sweep.ts'
import type { Parts } from '../../parts.ts'
import { forgetOldCodes } from './forget-old-codes.ts'
import { fileRemovalJob, type QueuedRemoval } from './queue-file-removal.ts'

export function accountJobs(parts: Parts): Job[] {
  return [{ name: fileRemovalJob, run: ({ key }: QueuedRemoval) => parts.files.remove(key) } as Job]
}

const forgetEveryMs = 3_600_000

/** Keeps deleting what codes and counts leave behind. Answers with the way to stop. */
export function startAccountSweeps(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  return startSweep(forgetEveryMs, () => forgetOldCodes(parts), onError)
}
