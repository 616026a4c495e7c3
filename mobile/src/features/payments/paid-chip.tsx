import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { StateChip } from '../../shared/status/chip.tsx'
import { useWords } from '../../words/use-words.ts'

/** Paid or not paid, not received yet while it may still come, or that the money is being looked at or was given back. */
export function PaidChip({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const { state, moneyUnderReview } = payment
  const [look, word]: [MemberStatus, string] =
    state === 'paid'
      ? ['active', words.paid]
      : state === 'refunded'
        ? ['inactive', words.refunded]
        : state === 'toReview' || moneyUnderReview
          ? ['pendingPayment', words.beingChecked]
          : payment.mayStillCome || state === 'awaiting'
            ? ['pendingPayment', words.notReceived]
            : ['inactive', payment.mayComeTwice ? words.notNeeded : words.notPaid]
  return <StateChip status={look}>{word}</StateChip>
}
