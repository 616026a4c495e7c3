import { useEffect, useSyncExternalStore } from 'react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { Button } from '../../../shared/screen/button.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'
import { useWords } from '../../../words/use-words.ts'

/** Ids of the payments of which the member said in this tab that they are paid, with a space between two. */
const storageKey = 'PAYMENT_SAID_PAID'
const saidPaid = () => readStored('sessionStorage', storageKey)?.split(' ') ?? []
const listeners = new Set<() => void>()

/** Notes whether the member says to have paid: the payment's page then waits for the money, and asks for none. */
export function sayPaid(id: string, is: boolean): void {
  const others = saidPaid().filter((one) => one !== id)
  const all = is ? [...others, id] : others
  writeStored('sessionStorage', storageKey, all.length > 0 ? all.join(' ') : null)
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
    () => saidPaid().includes(id),
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
        <h2 className="text-xl font-bold">{words.saidPaidTitle}</h2>
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
