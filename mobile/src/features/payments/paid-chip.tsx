import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { StateChip } from '../../shared/status/chip.tsx'
import { useWords } from '../../words/use-words.ts'

/** Paid or not; not received yet while it can be paid; its code ended while money may come; looked at, or given back. */
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
            ? ['pendingPayment', state === 'awaiting' ? words.notReceived : state === 'cancelled' ? words.codeCancelled : words.codeEnded]
            : ['inactive', payment.mayComeTwice ? words.notNeeded : words.notPaid]
  return <StateChip status={look}>{word}</StateChip>
}
