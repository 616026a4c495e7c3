import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Connection } from '../live-payment.hook.ts'

/** What is known of the money so far, and what to do meanwhile. */
export function LiveLine({ method, connection }: { method: Payment['method']; connection: Connection }) {
  const words = useWords('payments').payments
  const known = method === 'nets' ? words.uncollected : words.waiting
  const text = connection === 'away' ? words.away : connection === 'broken' ? words.reconnecting : known
  return (
    <div className="flex items-center gap-3 rounded-card bg-pending-tint px-4 py-3 text-left">
      <span className="shrink-0 text-pending">
        <PetalSpinner size={32} />
      </span>
      <p className="min-w-0 flex-1">
        <b className="block">{text}</b>
        {connection === 'live' && words.staysLive}
      </p>
    </div>
  )
}
