import type { Payment } from '@mwc/contract/payments'
import { dayText, momentText, money } from '../../shared/format.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Fact = { name: string; value: string }

/** What is shown of a payment, in the reader's words; what it does not have is left out. */
export function usePaymentFacts(): (payment: Payment) => Fact[] {
  const words = useWords('payments').payments
  const language = useLanguage()
  return (payment) =>
    [
      { name: words.transactionNumber, value: payment.transactionNumber },
      { name: words.planLabel, value: words.plan[payment.plan] + (payment.freeMonths > 0 ? ` ${words.plusFree(payment.freeMonths)}` : '') },
      { name: words.paymentMethod, value: words.method[payment.method] },
      { name: words.payNumber, value: payment.payNumber },
      { name: words.createdAt, value: momentText(payment.createdAt, language) },
      { name: words.paidAt, value: payment.paidAt && momentText(payment.paidAt, language) },
      { name: words.amount, value: money(payment.amountCents) },
      { name: words.promoCode, value: payment.promoCode },
      { name: words.validFrom, value: payment.validFrom && dayText(payment.validFrom, language) },
      { name: words.validTo, value: payment.validTo && dayText(payment.validTo, language) },
    ].filter((fact): fact is Fact => Boolean(fact.value))
}

/** Names and values under each other where they do not fit side by side. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-hairline">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 font-semibold break-keep tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
