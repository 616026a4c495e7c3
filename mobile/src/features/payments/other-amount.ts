import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { money } from '../../shared/programme/money.ts'
import type { PaymentsWords } from '../../words/english/payments.ts'

/** What a payment is about: the money that came, once it made months or went back, else what is asked. */
export function amountOf({ settledCents, amountCents }: Payment): string {
  return money(settledCents ?? amountCents)
}

/** What came and what was asked, where staff look at another amount than the fee, accepted it or sent it back; else null. */
export function otherAmount(payment: Payment, words: PaymentsWords): string | null {
  const { state, cameCents, settledCents, amountCents, paidAt } = payment
  // What had made months went back for another reason than its amount.
  const sentBack = state === 'refunded' && paidAt === null
  const came = state === 'paid' || sentBack ? settledCents : cameCents
  if (came === null || came === amountCents) return null
  const say = sentBack ? words.otherAmountSentBack : state === 'paid' ? words.otherAmountAccepted : words.otherAmountCame
  return say(money(came), money(amountCents))
}

/** Of a paid payment, that more money came for it and went back; else null. */
export function extraSentBack({ extraSentBackCents }: Payment, words: PaymentsWords): string | null {
  return extraSentBackCents ? words.extraSentBack(money(extraSentBackCents)) : null
}
