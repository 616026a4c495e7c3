import type { PaymentMethod, PaymentState, ReviewReason } from '@mwc/contract/payments/payment-kinds'
import type { Arrival } from '@mwc/contract/payments/payment-desk.schemas'
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

export const planWords = { '6months': '6 months', '1year': '1 year' } as const
