import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { amountOf } from './other-amount.ts'

/** What tells a member's payments apart, as a `Face` shows it: amount, way and the moment of its start. */
export function useWhichPayment(): (payment: Payment) => { amount: string; note: string } {
  const words = useWords('payments').payments
  const language = useLanguage()
  return (payment) => ({
    amount: amountOf(payment),
    note: `${words.method[payment.method]} · ${wholeMoment(payment.createdAt, language)}`,
  })
}
