import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Payments of which the member said in this visit that they are paid. */
const saidPaid = new Set<string>()

/** Notes that the member says to have paid: the payment's page waits for the money, and asks for none. */
export const notePaidSaid = (id: string) => void saidPaid.add(id)

/** Whether the member said so of a payment, and how to say it or take it back. */
export function useSaidPaid(id: string) {
  const [isSaid, setSaid] = useState(() => saidPaid.has(id))
  return {
    isSaid,
    say(is: boolean) {
      if (is) saidPaid.add(id)
      else saidPaid.delete(id)
      setSaid(is)
    },
  }
}

/** In the place of a QR and of every way to pay: the money is waited for. Who has not paid after all goes back to the way. */
export function SaidPaidFace({ onNotPaid }: { onNotPaid: () => void }) {
  const words = useWords('payments').payments
  return (
    <section className="space-y-4 rounded-card bg-pending-tint p-4 text-center">
      <span className="inline-block text-pending">
        <PetalSpinner size={72} />
      </span>
      <h2 className="text-xl font-bold">{words.waiting}</h2>
      <p className="text-balance">{words.staysLive}</p>
      <Button variant="quiet" onClick={onNotPaid}>
        {words.notPaidAfterAll}
      </Button>
    </section>
  )
}
