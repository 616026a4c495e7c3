import { confirmMatch, declineMatch, leaveLine, proposeMatch } from '@mwc/contract/payments/statement-desk.calls'
import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { formatMoney } from '../../page/format.ts'

const reason: ActField = { name: 'note', label: 'Reason', kind: 'note', hint: 'Kept with the line and in the log.' }

/** Somebody says whose money it is. */
export function ProposeButton({ line: { id, amountCents, payment } }: { line: StatementLine }) {
  return (
    <ActButton
      quiet
      label="Match"
      question={`Whose ${formatMoney(amountCents)} is it?`}
      explained="Another person confirms it before anything is booked."
      done="Proposed: another person confirms it."
      call={proposeMatch}
      input={{ id }}
      fields={[{ name: 'transactionNumber', label: 'Transaction number of the payment', first: payment?.transactionNumber ?? '' }, reason]}
    />
  )
}

/** A second person agrees: it is booked. */
export function ConfirmButton({ line: { id, amountCents, payment, proposedBy } }: { line: StatementLine }) {
  return (
    <ActButton
      quiet
      label="Confirm"
      question={`Is ${formatMoney(amountCents)} the money of ${payment?.fullName || 'a closed account'}, ${payment?.transactionNumber}?`}
      explained={`${proposedBy} proposed it. It is booked as the gateway would have told it: another amount than was asked for, or a second payment, waits under Money to review.`}
      done="Confirmed and booked."
      call={confirmMatch}
      input={{ id, paymentId: payment?.id ?? '' }}
      fields={[]}
    />
  )
}

/** It is not that payment's money. */
export function DeclineButton({ line: { id, payment } }: { line: StatementLine }) {
  return (
    <ActButton
      danger
      quiet
      label="Decline"
      question="Is it not this payment's money?"
      explained="The line is unmatched again."
      done="Unmatched again."
      call={declineMatch}
      input={{ id, paymentId: payment?.id ?? '' }}
      fields={[reason]}
    />
  )
}

/** It is nobody's here. */
export function LeaveButton({ line: { id, amountCents } }: { line: StatementLine }) {
  return (
    <ActButton
      danger
      quiet
      label="Put aside"
      question={`Is ${formatMoney(amountCents)} no payment of a member?`}
      explained="The line stays in the list, with the reason."
      done="Put aside."
      call={leaveLine}
      input={{ id }}
      fields={[reason]}
    />
  )
}
