import { type ReactNode, useState } from 'react'
import { type BankPayment, type Party, readQr } from './call.ts'

type Words = { textOf: string; placeholder: string; seek: string; all: string; unknown: string; list: string; empty: string }

type Props = { party: Party; payments: BankPayment[]; words: Words; card: (payment: BankPayment) => ReactNode }

/** Payments that wait, newest first, and one found by the text of its QR. */
export function PaymentList({ party, payments, words, card }: Props) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const find = async () => {
    setProblem('')
    try {
      setFound((await readQr(party, text)).payment.transactionNumber)
    } catch {
      setFound(null)
      setProblem(words.unknown)
    }
  }
  const shown = found ? payments.filter((payment) => payment.transactionNumber === found) : payments
  return (
    <>
      <form
        className="scan"
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <label className="field">
          {words.textOf}
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" disabled={!text}>
          {words.seek}
        </button>
      </form>
      {problem && (
        <p className="fault" role="alert">
          {problem}
        </p>
      )}
      {found && (
        <button type="button" className="quiet" onClick={() => setFound(null)}>
          {words.all}
        </button>
      )}
      <ol className="payments" aria-label={words.list}>
        {shown.map(card)}
      </ol>
      {payments.length === 0 && <p className="empty">{words.empty}</p>}
    </>
  )
}
