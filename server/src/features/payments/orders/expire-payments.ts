import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { releasePromo } from '../../promos/release-promo.ts'
import { hasWaiting, listLeft, listOver } from './due-payments.repo.ts'
import { endOrder, findOrder, findPayment, movePayment } from './payments.repo.ts'

const batch = 100

type Due = { id: string; member_id: string }

/** Ends, by the clock, payments whose time is over and orders that nobody goes on with; gives their promos back. */
export async function expirePayments({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const over = await listOver(db, now, batch)
  const faults = await each(over, ({ id, member_id }) =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, member_id)
      const payment = await findPayment(tx, id)
      if (payment?.state === 'awaiting') {
        // What waits at the gateway is cancelled there, by whoever asks about it next.
        await movePayment(tx, id, { state: 'expired', query_after: toDate(now) }, payment.expires_at)
      }
    }),
  )
  const left = await listLeft(db, now, batch)
  faults.push(
    ...(await each(left, ({ id, member_id }) =>
      inTransaction(db, async (tx) => {
        await lockMember(tx, member_id)
        const order = await findOrder(tx, id)
        const waits = await hasWaiting(tx, id)
        if (order.state !== 'open' || waits) return
        await endOrder(tx, id, 'ended', toDate(now))
        await releasePromo(tx, id, toDate(now))
      }),
    )),
  )
  if (faults.length > 0) throw faults[0]
}

/** Does each by itself, so that one that fails holds up none of the others; answers with the faults. */
async function each(due: Due[], run: (one: Due) => Promise<void>): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const one of due) await run(one).catch((error: unknown) => faults.push(error))
  return faults
}
