import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { reviewColumns, reviews } from './payment-desk.repo.ts'

/** How much money waits for a decision. */
export function countReviews({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  return countWaiting(db, reviews(db).wanted, reviewColumns.receivedAt.by)
}
