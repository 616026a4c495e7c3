import type { Work } from '../../jobs/poll-for-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Parts } from '../../dependencies.ts'
import { selectNextEnd, selectNextQuestion } from './orders/due-payments.repo.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { openAtGateway } from './gateway/open-at-gateway.ts'
import { remindOfNets } from './nets-reminders/remind-of-nets.ts'
import { reconcileBatch, reconcilePayments } from './gateway/reconcile-payments.ts'

/** The job that opens a payment at the gateway when the request that started it could not. */
export function paymentJobs(parts: Parts): Job[] {
  return [{ name: 'payments.open', run: async ({ paymentId }: { paymentId: string }) => openAtGateway(parts, paymentId) }]
}

const minuteSeconds = 60

/** Asks about all that are due, a batch after the other; one that got no answer at all ends the round: a gateway that is down is not stormed. */
async function reconcileAll(parts: Parts, onError: (error: unknown) => void): Promise<void> {
  while ((await reconcilePayments(parts, onError)) === reconcileBatch);
}

/** Asks about open payments, reminds of those that end soon, and ends those whose time is over. */
export function paymentHousekeeping(parts: Parts, onError: (error: unknown) => void): Work[] {
  return [
    { name: 'payments.reconcile', dueAt: selectNextQuestion, run: () => reconcileAll(parts, onError) },
    { name: 'payments.expire', dueAt: (now) => selectNextEnd(parts.db, now), run: () => expirePayments(parts) },
    runEvery(minuteSeconds, parts, 'payments.remind', () => remindOfNets(parts)),
  ]
}
