import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { threadColumns, waitingThreads } from './desk-threads.repo.ts'

/** How many members wrote and have no answer yet. */
export function countWaitingThreads({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  return countWaiting(db, waitingThreads(db), threadColumns.waitingSince.by)
}
