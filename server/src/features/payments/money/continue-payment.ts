import type { Db } from '../../../database/database.ts'
import { latestOfOpenOrder, latestUnderReview } from './charges.repo.ts'

/**
 * The latest payment of a member's open order: what "Continue Payment" goes on with. Null when nothing is open, and when money has come
 * for it that staff look at: nobody should be asked to pay again before they have.
 */
export async function continuePaymentOf(db: Db, memberId: string): Promise<string | null> {
  const row = await latestOfOpenOrder(db, memberId)
  return row && row.state !== 'toReview' ? row.id : null
}

/** The payment of a member whose money staff look at, that of the latest arrival; null where they look at none. */
export async function reviewedPaymentOf(db: Db, memberId: string): Promise<string | null> {
  return (await latestUnderReview(db, memberId))?.payment_id ?? null
}
