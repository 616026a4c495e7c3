import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { money } from '../../shared/programme/money.ts'
import type { PaymentsWords } from '../../words/english/payments.ts'

/** What came and what was asked, where staff look at another amount than the fee; else null. */
export function otherAmount({ state, cameCents, amountCents }: Payment, words: PaymentsWords): string | null {
  const isOther = state !== 'paid' && cameCents !== null && cameCents !== amountCents
  return isOther ? words.otherAmountCame(money(cameCents), money(amountCents)) : null
}
