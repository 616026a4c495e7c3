import type { Job } from '../../../jobs/queue.ts'
import type { Parts } from '../../../dependencies.ts'
import { fileRemovalJob, type QueuedRemoval } from './queue-file-removal.ts'

export function accountJobs(parts: Parts): Job[] {
  return [{ name: fileRemovalJob, run: ({ key }: QueuedRemoval) => parts.files.remove(key) } as Job]
}
