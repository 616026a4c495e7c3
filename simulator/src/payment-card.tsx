import { useState } from 'react'
import { act, type BankAct, type BankPayment, type Told } from './call.ts'

export type Act = { name: BankAct; label: string; hint: string }

const money = (cents: number) => `S$${(cents / 100).toFixed(2)}`
const isToday = (moment: Date) => moment.toDateString() === new Date().toDateString()
const time = new Intl.DateTimeFormat('en-SG', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })
const day = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })

/** The time of a moment, with its day where that is not today. */
function at(moment: string): string {
  const date = new Date(moment)
  return (isToday(date) ? time : day).format(date)
}

function outcome({ callbacks }: Told): string {
  if (callbacks.length === 0) return 'Done. Nothing was told to the server.'
  return `Done. The server answered ${callbacks.map(({ status }) => (status === 0 ? 'nothing' : status)).join(', ')}.`
}

/** The payee as a bank's app names it: field 59 of the QR's text (EMVCo merchant-presented mode); null where there is none. */
function payeeOf(qrText: string): string | null {
  for (let rest = qrText; /^\d{4}./.test(rest);) {
    const end = 4 + Number(rest.slice(2, 4))
    if (rest.startsWith('59')) return rest.slice(4, end)
    rest = rest.slice(end)
  }
  return null
}

function stateOf(payment: BankPayment): string {
  if (payment.state === 'settled')
    return payment.charges.map((charge) => `${money(charge.amountCents)} paid at ${at(charge.settledAt)}`).join(', ')
  if (payment.payLateAt) return `Will be paid at ${at(payment.payLateAt)}`
  if (payment.failureReason) return 'Declined'
  return new Date(payment.expiresAt).getTime() < Date.now() ? `Ended at ${at(payment.expiresAt)}` : `Waiting until ${at(payment.expiresAt)}`
}

/** One payment and its acts. `verb` is on the big button: "Pay S$9.00". A machine prints a slip for each charge. */
export function PaymentCard(props: { payment: BankPayment; verb: string; others: Act[]; slips?: boolean; onDone: () => void }) {
  const { payment, verb, others, slips = false, onDone } = props
  const payee = payeeOf(payment.qrText)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (name: BankAct) => {
    setBusy(true)
    try {
      setNote(outcome(await act(payment.transactionNumber, name)))
    } catch (error) {
      setNote(error instanceof Error ? error.message : 'That did not work')
    }
    setBusy(false)
    onDone()
  }
  return (
    <li className="payment" data-state={payment.state} aria-label={`Payment ${payment.payNumber}`}>
      <p className="amount">{money(payment.amountCents)}</p>
      {payee && <p>To {payee}</p>}
      <p className="reference">
        {payment.payNumber}
        <br />
        {payment.transactionNumber}
      </p>
      <p className="state">{stateOf(payment)}</p>
      {slips &&
        payment.charges.map((charge) => (
          <p key={charge.chargeId} className="slip">
            <b>{money(charge.amountCents)}</b> {at(charge.settledAt)}
            <br />
            Ref {charge.chargeId}
          </p>
        ))}
      <button type="button" className="big" disabled={busy} onClick={() => void run('pay')}>
        {verb} {money(payment.amountCents)}
      </button>
      <details>
        <summary>{verb} in other ways</summary>
        <div className="others">
          {others.map(({ name, label, hint }) => (
            <button key={name} type="button" disabled={busy} onClick={() => void run(name)}>
              {label}
              <small>{hint}</small>
            </button>
          ))}
        </div>
      </details>
      <p className="note" role="status">
        {note}
      </p>
    </li>
  )
}
