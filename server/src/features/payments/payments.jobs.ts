import type { OnFault, Work } from '../../jobs/poll-for-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Dependencies } from '../../dependencies.ts'
import { selectNextEnd, selectNextCheck } from './orders/due-payments.repo.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { openAtGateway } from './gateway/open-at-gateway.ts'
import { remindOfNets } from './nets-reminders/remind-of-nets.ts'
import { toDate } from '../../ports/clock.ts'
import { matchLines } from './statements/match-lines.ts'
import { selectNewLines } from './statements/statements.repo.ts'
import { reconcileBatch, reconcilePayments } from './gateway/reconcile-payments.ts'

/** The job that opens a payment at the gateway when the request that started it could not. */
export function paymentJobs(deps: Dependencies): Job[] {
  return [{ name: 'payments.open', run: async ({ paymentId }: { paymentId: string }) => openAtGateway(deps, paymentId) }]
}

const minuteSeconds = 60

/** Asks about all that are due, in batches. A batch without any answer ends the round, to spare a gateway that is down. */
async function reconcileAll(deps: Dependencies, onFault: (fault: unknown) => void): Promise<void> {
  while ((await reconcilePayments(deps, onFault)) === reconcileBatch);
}

/** Asks about open payments, reminds of those that end soon, and ends those whose time is over. */
export function paymentHousekeeping(deps: Dependencies, onFault: OnFault): Work[] {
  const hear = (work: string) => (fault: unknown) => onFault(fault, work)
  return [
    { name: 'payments.reconcile', dueAt: selectNextCheck, run: () => reconcileAll(deps, hear('payments.reconcile')) },
    { name: 'payments.expire', dueAt: (now) => selectNextEnd(deps.db, now), run: () => expirePayments(deps) },
    { name: 'statements.match', dueAt: (now) => selectNewLines(toDate(now)), run: () => matchLines(deps, hear('statements.match')) },
    runEvery(minuteSeconds, deps, 'payments.remind', () => remindOfNets(deps)),
  ]
}
