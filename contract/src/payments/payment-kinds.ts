export const paymentMethods = ['paynow', 'nets', 'promo'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The methods that a member chooses from; `promo` is what a code that covers the whole price is booked as. */
export const chosenMethods = ['paynow', 'nets'] as const

/**
 * `awaiting` → `paid`, `failed`, `expired` or `cancelled`; each of the last three → `paid` (honoured late) or `toReview`;
 * `toReview` → `paid` or `refunded`; `paid` → `refunded`.
 */
export const paymentStates = ['awaiting', 'paid', 'failed', 'expired', 'cancelled', 'toReview', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Why an arrival of money is looked at by staff: another amount than was asked, another currency than SGD, a second payment of what was
 * paid already, late money whose promo code others have used up meanwhile, an account that is closed, money under the name of what another
 * payment got, or a part of the money that was sent back at the gateway.
 */
export const reviewReasons = [
  'wrongAmount',
  'wrongCurrency',
  'secondPayment',
  'promoGone',
  'memberGone',
  'nameOfAnother',
  'partlySentBack',
] as const
export type ReviewReason = (typeof reviewReasons)[number]
