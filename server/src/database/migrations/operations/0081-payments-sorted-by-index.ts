import type { ConcurrentIndexes } from '../../migrate.ts'

/** The payments of a promo code or a method from the newest; with what else they are sorted by, so that no row is read for it. */
export const paymentsSortedByIndex: ConcurrentIndexes = {
  indexes: {
    payment_of_promo: 'payment (promo_code, created_at desc, id desc) include (settled_at, amount_cents) where promo_code is not null',
    payment_by_method: `payment (method, created_at desc, id desc) include (settled_at, amount_cents) where method <> 'paynow'`,
  },
}
