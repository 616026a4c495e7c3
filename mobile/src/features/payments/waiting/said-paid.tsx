import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useEffect } from 'react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { sayPaid } from '../../../shared/paying/said-paid.hook.ts'
import { Button } from '../../../shared/screen/button.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useWhichPayment } from '../which-payment.hook.ts'

/** The button that was tapped is gone, and what is said now begins at the top. */
function goToTitle(): void {
  window.scrollTo(0, 0)
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/** In the place of a QR and of every way to pay: the money is waited for. Who has not paid after all goes back to the way. */
export function SaidPaidFace({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const { amount, note } = useWhichPayment()(payment)
  // Who may have paid an earlier code says so here: which of both it was is not known.
  const isKnown = !payment.earlierMayCome
  useEffect(goToTitle, [])
  return (
    <div className="space-y-4">
      <section className="space-y-4 rounded-card bg-pending-tint p-4 text-center">
        <span className="inline-block text-pending">
          <PetalSpinner size={72} />
        </span>
        <h2 className="text-xl font-bold">{words.saidPaidTitle}</h2>
        {isKnown && (
          <p>
            <b className="block tabular-nums">{amount}</b>
            {note}
          </p>
        )}
        <p className="text-balance">{words.saidPaidText}</p>
        <HelplineButton variant="secondary" />
      </section>
      <Button
        variant="quiet"
        onClick={() => {
          goToTitle()
          sayPaid(payment.id, false)
        }}
      >
        {words.notPaidAfterAll}
      </Button>
    </div>
  )
}
