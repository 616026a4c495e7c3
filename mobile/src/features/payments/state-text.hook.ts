import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useSaidPaid } from '../../shared/paying/said-paid.hook.ts'
import { useWords } from '../../words/use-words.ts'
import { amountOf, otherAmount } from './other-amount.ts'
import { reviewWords } from './review-words.ts'

/** What a payment stands at, as it is said to who listens; nothing where none is known. */
export function useStateText(payment: Payment | undefined): string {
  const words = useWords('payments').payments
  const isSaidPaid = useSaidPaid(payment?.id ?? '')
  if (!payment) return ''
  if (isSaidPaid && (payment.mayStillCome || payment.earlierMayCome)) return words.saidPaidTitle
  if (payment.state === 'paid') return `${words.successTitle} · ${amountOf(payment)}`
  if (payment.state === 'refunded') return words.refundedTitle
  if (payment.state === 'toReview' || payment.moneyUnderReview) {
    const { title, text } = reviewWords(payment, words)
    // Whoever hears the title alone takes it for the end.
    return [title, otherAmount(payment, words), text].filter(Boolean).join(' · ')
  }
  if (payment.state === 'awaiting')
    return payment.qrText === null ? words.preparing : payment.method === 'nets' ? words.uncollected : words.waiting
  if (payment.paidSince) return words.paidSinceTitle
  if (payment.state === 'failed') return words.unsuccessful
  return payment.state === 'cancelled' ? words.cancelledTitle : words.expiredText
}
