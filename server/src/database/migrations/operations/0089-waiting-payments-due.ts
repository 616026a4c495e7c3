import type { ConcurrentIndexes } from '../../migrate.ts'

/** Payments that wait are asked about before those that have ended, of which many thousands may be due. */
export const waitingPaymentsDue: ConcurrentIndexes = {
  indexes: { payment_waiting_query: `payment (query_after) where state = 'awaiting'` },
}
