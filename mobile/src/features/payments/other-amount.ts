import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { money } from '../../shared/programme/money.ts'
import type { PaymentsWords } from '../../words/english/payments.ts'

/** What a payment is about: the money that came, once it made months or went back, else what is asked. */
export function amountOf({ settledCents, amountCents }: Payment): string {
  return money(settledCents ?? amountCents)
}

/** What came and what was asked, where staff look at another amount than the fee or accepted it; else null. */
export function otherAmount({ state, cameCents, settledCents, amountCents }: Payment, words: PaymentsWords): string | null {
  const came = state === 'paid' ? settledCents : cameCents
  if (came === null || came === amountCents) return null
  const say = state === 'paid' ? words.otherAmountAccepted : words.otherAmountCame
  return say(money(came), money(amountCents))
}
