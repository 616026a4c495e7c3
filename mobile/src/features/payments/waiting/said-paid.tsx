import { useEffect, useSyncExternalStore } from 'react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { Button } from '../../../shared/screen/button.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Payments of which the member said in this visit that they are paid. */
const saidPaid = new Set<string>()
const listeners = new Set<() => void>()

/** Notes whether the member says to have paid: the payment's page then waits for the money, and asks for none. */
export function sayPaid(id: string, is: boolean): void {
  if (is) saidPaid.add(id)
  else saidPaid.delete(id)
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the member said so of a payment. */
export function useSaidPaid(id: string): boolean {
  return useSyncExternalStore(
    follow,
    () => saidPaid.has(id),
    () => false,
  )
}

/** The button that was tapped is gone. */
const focusTitle = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** In the place of a QR and of every way to pay: the money is waited for. Who has not paid after all goes back to the way. */
export function SaidPaidFace({ id }: { id: string }) {
  const words = useWords('payments').payments
  useEffect(focusTitle, [])
  return (
    <div className="space-y-4">
      <section className="space-y-4 rounded-card bg-pending-tint p-4 text-center">
        <span className="inline-block text-pending">
          <PetalSpinner size={72} />
        </span>
        <h2 className="text-xl font-bold">{words.waiting}</h2>
        <p className="text-balance">{words.saidPaidText}</p>
        <HelplineButton variant="secondary" />
      </section>
      <Button
        variant="quiet"
        onClick={() => {
          focusTitle()
          sayPaid(id, false)
        }}
      >
        {words.notPaidAfterAll}
      </Button>
    </div>
  )
}
