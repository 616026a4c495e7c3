import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { paperRequestsThat, receivedAt } from './paper-requests.repo.ts'

/** How many requests on paper are not done yet, and since which day of Singapore the oldest waits. */
export function countPaperRequests({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  return countWaiting(db, paperRequestsThat(db, { state: 'open' }).wanted, receivedAt)
}
