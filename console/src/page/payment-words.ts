import type { PaymentMethod, PaymentState, ReviewReason } from '@mwc/contract/payments/payment-kinds'
import type { Arrival, LikeSlip } from '@mwc/contract/payments/payment-desk.schemas'
import { formatMoment } from './format.ts'
import type { StateTone } from './state-chip.tsx'

export const methodWords: Record<PaymentMethod, string> = { paynow: 'PayNow', nets: 'NETS machine', promo: 'Promo code' }

export const stateWords: Record<PaymentState, { tone: StateTone; word: string }> = {
  awaiting: { tone: 'waiting', word: 'Waiting for money' },
  paid: { tone: 'good', word: 'Paid' },
  failed: { tone: 'wrong', word: 'Failed' },
  expired: { tone: 'over', word: 'Expired' },
  cancelled: { tone: 'over', word: 'Cancelled' },
  toReview: { tone: 'wrong', word: 'To review' },
  refunded: { tone: 'info', word: 'Sent back' },
}

export const outcomeWords: Record<Arrival['outcome'], { tone: StateTone; word: string }> = {
  honoured: { tone: 'good', word: 'Made the membership' },
  toReview: { tone: 'wrong', word: 'To review' },
  refunded: { tone: 'info', word: 'Sent back' },
  sameMoney: { tone: 'over', word: 'Same money as the slip' },
}

export const reasonWords: Record<ReviewReason, string> = {
  wrongAmount: 'Another amount than was asked for',
  wrongCurrency: 'Another currency than Singapore dollars',
  secondPayment: 'Paid a second time',
  promoGone: 'Came late: its promo code no longer holds',
  memberGone: 'The account is closed or deactivated',
  nameOfAnother: 'Its reference belongs to another payment',
  partlySentBack: 'A part was sent back at the gateway',
}

/** Of a second payment with a slip like it: nobody is to send back what came once. */
export const likeSlipText = ({ reference, takenAt, enteredBy, placeName, terminalName }: LikeSlip): string =>
  `${enteredBy} entered slip ${reference} of the same amount by hand, taken at ${placeName}, ${terminalName}, on ${formatMoment(takenAt)}: probably the same money. Compare the machine's own total, or the file of NETS, before anything is sent back.`

export const planWords = { '6months': '6 months', '1year': '1 year' } as const
