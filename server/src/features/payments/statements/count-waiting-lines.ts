import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { waitingLines } from './statements.repo.ts'

/** How many lines of files wait for somebody. */
export function countWaitingLines({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  const { wanted, since } = waitingLines(db)
  return countWaiting(db, wanted, since)
}
