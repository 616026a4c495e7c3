import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { waitingForSecond } from './broadcasts.repo.ts'

/** How many broadcasts wait for a second person. */
export function countWaitingBroadcasts({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  const { wanted, since } = waitingForSecond(db)
  return countWaiting(db, wanted, since)
}
