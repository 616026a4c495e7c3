import type { Job } from '../../../jobs/queue.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { fileRemovalJob, type QueuedRemoval } from './queue-file-removal.ts'

export function accountJobs(deps: Dependencies): Job[] {
  return [{ name: fileRemovalJob, run: ({ key }: QueuedRemoval) => deps.files.remove(key) } as Job]
}
