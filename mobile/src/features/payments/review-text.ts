import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { PaymentsWords } from '../../words/english/payments.ts'

/** What is said while staff look at money: where it came for months that are paid, that it came twice. */
export function reviewText({ cameTwice }: Payment, words: PaymentsWords): string {
  return cameTwice ? words.cameTwice : words.reviewText
}
