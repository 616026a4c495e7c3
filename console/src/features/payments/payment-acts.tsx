import type { DeskPaymentDetail, Review } from '@mwc/contract/payments/payment-desk.schemas'
import { honourMoney, noteSameMoney, refundPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { formatMoney } from '../../page/format.ts'
import { likeSlipText } from '../../page/payment-words.ts'

const note: ActField = { name: 'note', label: 'Reason', kind: 'note', hint: 'Kept with the money and in the log.' }
const sentBackAs: ActField = {
  name: 'reference',
  label: 'Reference of the transfer',
  hint: 'As it stands on the statement of the bank or of NETS.',
}

/** The fee is taken at a NETS machine: at the counter, where its slip is counted. */
export function CollectButton({ payment: { id } }: { payment: DeskPaymentDetail }) {
  return (
    <Button variant="contained" component={RouterLink} to={`/counter?payment=${id}`}>
      Collect at the counter
    </Button>
  )
}

/** Money that was taken by mistake went back: the membership that it made ends. */
export function RefundButton({ payment: { id, amountCents, member } }: { payment: DeskPaymentDetail }) {
  return (
    <ActButton
      danger
      label="Refund"
      question={`Refund ${formatMoney(amountCents)} to ${member.fullName}?`}
      explained="Send the money back first; this notes it. The membership that it paid for is taken back, and later ones move up. Members' fees are otherwise non-refundable."
      done="Noted as sent back."
      call={refundPayment}
      input={{ id }}
      fields={[note, sentBackAs]}
    />
  )
}

/** Money under review makes its membership after all. */
export function HonourButton({ review: { id, amountCents, currency, payment } }: { review: Review }) {
  return (
    <ActButton
      quiet
      label="Accept"
      question={`Accept ${formatMoney(amountCents, currency)} for the membership of ${payment.member.fullName}?`}
      explained="The membership is made, counted from the day on which the money was paid."
      done="Accepted: the membership is made."
      call={honourMoney}
      input={{ id }}
      fields={[note]}
    />
  )
}

/** Money under review went back. */
export function ReturnButton({ review: { id, amountCents, currency, payment, likeSlip } }: { review: Review }) {
  return (
    <ActButton
      danger
      quiet
      label="Sent back"
      question={`Was ${formatMoney(amountCents, currency)} sent back to ${payment.member.fullName}?`}
      explained={`${likeSlip ? `${likeSlipText(likeSlip)} ` : ''}Send the money back first; this notes it with the reference of the transfer.`}
      done="Noted as sent back."
      call={returnMoney}
      input={{ id }}
      fields={[note, sentBackAs]}
    />
  )
}

/** Money under review is the money of a slip: it came once. */
export function SameMoneyButton({ review: { id, amountCents, currency, payment, likeSlip } }: { review: Review }) {
  return (
    <ActButton
      quiet
      label="Same money"
      question={`Did ${formatMoney(amountCents, currency)} from ${payment.member.fullName} come once only?`}
      explained={`${likeSlip ? `${likeSlipText(likeSlip)} ` : ''}Confirm only after comparing. Nothing is sent back, the membership stays as it is, and the member is told that it came once.`}
      done="Noted: it came once."
      call={noteSameMoney}
      input={{ id }}
      fields={[note]}
    />
  )
}
