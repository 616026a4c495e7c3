import type { Language } from '@mwc/contract/language/language'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { Fact } from '../../shared/rows/fact-list.tsx'
import { wholeDay, wholeMoment } from '../../shared/time/whole-times.ts'
import { beside } from '../../words/english/beside/beside.ts'
import type { PaymentsWords } from '../../words/english/payments.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { amountOf } from './other-amount.ts'

type FactWords = Pick<PaymentsWords, keyof typeof beside.payments>

/** What is shown of a payment in one language, each under its own name; null for what it does not have. */
function factsIn(words: FactWords, language: Language, payment: Payment): { name: string; value: string | null }[] {
  return [
    { name: words.transactionNumber, value: payment.transactionNumber },
    { name: words.planLabel, value: words.plan[payment.plan] + (payment.freeMonths > 0 ? ` ${words.plusFree(payment.freeMonths)}` : '') },
    { name: words.paymentMethod, value: words.method[payment.method] },
    { name: words.payNumber, value: payment.payNumber },
    { name: words.createdAt, value: wholeMoment(payment.createdAt, language) },
    { name: words.paidAt, value: payment.paidAt && wholeMoment(payment.paidAt, language) },
    { name: words.amount, value: amountOf(payment) },
    { name: words.promoCode, value: payment.promoCode },
    { name: words.validFrom, value: payment.validFrom && wholeDay(payment.validFrom, language) },
    { name: words.validTo, value: payment.validTo && wholeDay(payment.validTo, language) },
  ]
}

/** What is shown of a payment, in the reader's words and in English; what it does not have is left out. */
export function usePaymentFacts(): (payment: Payment) => Fact[] {
  const words = useWords('payments').payments
  const language = useLanguage()
  return (payment) => {
    const inEnglish = factsIn(beside.payments, 'english', payment)
    return factsIn(words, language, payment).flatMap(({ name, value }, i) => {
      const english = { name: inEnglish[i]?.name ?? name, value: inEnglish[i]?.value ?? value ?? '' }
      return value ? [{ name, value, english }] : []
    })
  }
}
