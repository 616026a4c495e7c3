export const paymentMethods = ['paynow', 'nets', 'promo'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The methods that a member chooses from; `promo` is what a code that covers the whole price is booked as. */
export const chosenMethods = ['paynow', 'nets'] as const
export type ChosenMethod = (typeof chosenMethods)[number]

/**
 * `awaiting` → `paid`, `failed`, `expired` or `cancelled`; each of the last three → `paid` (honoured late) or `toReview`;
 * `toReview` → `paid` or `refunded`; `paid` → `refunded`.
 */
export const paymentStates = ['awaiting', 'paid', 'failed', 'expired', 'cancelled', 'toReview', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Hours after its end in which money that was sent by the QR of a cancelled or expired payment may still come. */
export const lateMoneyHours = 24

/** Whether an open order goes on with its latest payment: not while staff look at its money, nor once that went back. */
export function mayContinue(state: PaymentState): boolean {
  return state !== 'toReview' && state !== 'refunded'
}

/**
 * Why staff look at money: a wrong amount, a currency other than SGD, a second payment, or a closed account.
 * Also late money whose promo code no longer holds, a reference that another payment has, or a part refund at the gateway.
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

/** What became of money that came: a term, a wait for staff, sent back, or the money of a slip that was told of twice. */
export const moneyOutcomes = ['honoured', 'toReview', 'refunded', 'sameMoney'] as const
export type MoneyOutcome = (typeof moneyOutcomes)[number]
