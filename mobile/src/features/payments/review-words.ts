import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { PaymentsWords } from '../../words/english/payments.ts'

/** What is said while staff look at money: where it came for months that are paid, that it came twice. */
export function reviewWords({ cameTwice }: Pick<Payment, 'cameTwice'>, words: PaymentsWords): { title: string; text: string } {
  return cameTwice ? { title: words.cameTwiceTitle, text: words.cameTwice } : { title: words.reviewTitle, text: words.reviewText }
}
