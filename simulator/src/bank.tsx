import { useState } from 'react'
import { act, type BankAct, type BankPayment, listPayments, readQr, type Told } from './call.ts'
import { GatewaySwitch } from './gateway-switch.tsx'
import { useLive } from './use-live.ts'

const money = (cents: number) => `S$${(cents / 100).toFixed(2)}`
const time = new Intl.DateTimeFormat('en-SG', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })
const at = (moment: string) => time.format(new Date(moment))

const others: { name: BankAct; label: string; hint: string }[] = [
  { name: 'payLate', label: 'Pay late', hint: 'Two seconds after the QR has ended' },
  { name: 'payTwice', label: 'Pay twice', hint: 'Two payments of the full amount' },
  { name: 'payWrongAmount', label: 'Pay wrong amount', hint: 'One dollar less' },
  { name: 'paySilently', label: 'Pay without telling', hint: 'No callback: the server has to ask' },
  { name: 'payOutOfOrder', label: 'Fail, pay, tell in reverse', hint: 'The news of the payment comes before the failure' },
  { name: 'fail', label: 'Fail', hint: 'The bank declines' },
  { name: 'tellAgain', label: 'Tell again', hint: 'Every callback once more, last one first' },
]

function outcome({ callbacks }: Told): string {
  if (callbacks.length === 0) return 'Done. Nothing was told to the server.'
  return `Done. The server answered ${callbacks.map(({ status }) => (status === 0 ? 'nothing' : status)).join(', ')}.`
}

function stateOf(payment: BankPayment): string {
  if (payment.state === 'settled')
    return payment.charges.map((charge) => `${money(charge.amountCents)} paid at ${at(charge.settledAt)}`).join(', ')
  if (payment.payLateAt) return `Will be paid at ${at(payment.payLateAt)}`
  if (payment.failureReason) return 'Declined'
  return new Date(payment.expiresAt).getTime() < Date.now() ? `Ended at ${at(payment.expiresAt)}` : `Waiting until ${at(payment.expiresAt)}`
}

function PaymentCard({ payment, onDone }: { payment: BankPayment; onDone: () => void }) {
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
      <p className="reference">
        {payment.payNumber}
        <br />
        {payment.transactionNumber}
      </p>
      <p className="state">{stateOf(payment)}</p>
      <button type="button" className="big" disabled={busy} onClick={() => void run('pay')}>
        Pay {money(payment.amountCents)}
      </button>
      <details>
        <summary>Pay in other ways</summary>
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

/** The bank app: QRs that wait to be paid, one found by its text, and what can go wrong with them. */
export function Bank() {
  const { data, fault, refresh } = useLive(listPayments)
  const [text, setText] = useState('')
  const [found, setFound] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const find = async () => {
    setProblem('')
    try {
      setFound((await readQr(text)).payment.transactionNumber)
    } catch {
      setFound(null)
      setProblem('No payment here has this QR. A real QR cannot be paid in the simulator.')
    }
  }
  const all = data?.payments ?? []
  const shown = found ? all.filter((payment) => payment.transactionNumber === found) : all
  return (
    <section className="device" aria-labelledby="bank-title">
      <h2 id="bank-title">Bank app</h2>
      <form
        className="scan"
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <label className="field">
          Text of a PayNow QR
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="000201…"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" disabled={!text}>
          Find
        </button>
      </form>
      {problem && (
        <p className="fault" role="alert">
          {problem}
        </p>
      )}
      {found && (
        <button type="button" className="quiet" onClick={() => setFound(null)}>
          Show all payments
        </button>
      )}
      {fault && <p className="fault">{fault}</p>}
      <ol className="payments" aria-label="Payments">
        {shown.map((payment) => (
          <PaymentCard key={payment.transactionNumber} payment={payment} onDone={refresh} />
        ))}
      </ol>
      {all.length === 0 && <p className="empty">Choose PayNow in the member&apos;s app, and its QR waits here to be paid.</p>}
      {data && <GatewaySwitch mode={data.mode} onChange={refresh} />}
    </section>
  )
}
