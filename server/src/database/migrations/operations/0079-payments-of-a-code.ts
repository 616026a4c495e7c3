import type { ConcurrentIndexes } from '../../migrate.ts'

/** The payments of a promo code from the newest, as the desk lists them. */
export const paymentsOfACode: ConcurrentIndexes = {
  indexes: { payment_of_code: 'payment (promo_code, created_at desc, id desc) where promo_code is not null' },
}
