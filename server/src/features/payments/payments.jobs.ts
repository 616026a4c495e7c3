import type { Job } from '../../jobs/queue.ts'
import { startSweep } from '../../jobs/sweep.ts'
import type { Parts } from '../../parts.ts'
import { expirePayments } from './expire-payments.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { remindOfNets } from './remind-of-nets.ts'
import { reconcileBatch, reconcilePayments } from './reconcile-payments.ts'

/** The job that opens a payment at the gateway when the request that started it could not. */
export function paymentJobs(parts: Parts): Job[] {
  return [{ name: 'payments.open', run: async ({ paymentId }: { paymentId: string }) => openAtGateway(parts, paymentId) }]
}

const reconcileEveryMs = 3000
const expireEveryMs = 2000
const remindEveryMs = 60_000

/** Asks about all that are due, a batch after the other; one that got no answer at all ends the round: a gateway that is down is not stormed. */
async function reconcileAll(parts: Parts, onError: (error: unknown) => void): Promise<void> {
  while ((await reconcilePayments(parts, onError)) === reconcileBatch);
}

/** Keeps asking about open payments, reminding of those that end soon and ending those whose time is over. Answers with the way to stop. */
export function startPaymentSweeps(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  const stops = [
    startSweep(reconcileEveryMs, () => reconcileAll(parts, onError), onError),
    startSweep(expireEveryMs, () => expirePayments(parts), onError),
    startSweep(remindEveryMs, () => remindOfNets(parts), onError),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
