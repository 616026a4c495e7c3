import type { Work } from '../../jobs/look-for-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Parts } from '../../parts.ts'
import { forgetOldCodes } from './forget-old-codes.ts'
import { fileRemovalJob, type QueuedRemoval } from './queue-file-removal.ts'

const hourSeconds = 3600

export function accountJobs(parts: Parts): Job[] {
  return [{ name: fileRemovalJob, run: ({ key }: QueuedRemoval) => parts.files.remove(key) } as Job]
}

/** Deletes what codes and counts leave behind. */
export function accountHousekeeping(parts: Parts): Work[] {
  return [runEvery(hourSeconds, parts, 'account.forget', () => forgetOldCodes(parts))]
}
