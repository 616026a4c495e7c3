import type { MemberOrderRow } from '../../../database/rows.ts'
import { toDate } from '../../../ports/clock.ts'
import { orderTooOldBefore } from '../orders/payment.rules.ts'

/** Whether an order takes no more payments by its age. */
export function isOrderTooOld(order: MemberOrderRow, now: Temporal.Instant): boolean {
  return order.created_at < toDate(orderTooOldBefore(now))
}
