import { countWaiting, type Waiting } from '../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../dependencies.ts'
import { threadColumns, threads } from './threads.repo.ts'

/** How many members wrote and have no answer yet. */
export function countWaitingThreads({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  const { wanted } = threads(db, { state: 'open', assignedTo: null })
  return countWaiting(db, wanted.where('t.waiting_since', 'is not', null), threadColumns.waitingSince.by)
}
