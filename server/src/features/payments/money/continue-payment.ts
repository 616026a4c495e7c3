import type { Db } from '../../../database/database.ts'
import { latestOfOpenOrder, latestUnderReview } from './charges.repo.ts'

/**
 * The latest payment of the open order, for "Continue Payment". Null when nothing is open,
 * or while staff look at money for it: nobody should be asked to pay twice.
 */
export async function continuePaymentOf(db: Db, memberId: string): Promise<string | null> {
  const row = await latestOfOpenOrder(db, memberId)
  return row && row.state !== 'toReview' ? row.id : null
}

/** The payment of a member whose money staff look at, that of the latest arrival; null where they look at none. */
export async function reviewedPaymentOf(db: Db, memberId: string): Promise<string | null> {
  return (await latestUnderReview(db, memberId))?.payment_id ?? null
}
