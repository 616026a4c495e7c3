import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { releasePromo } from '../promos/reserve-promo.ts'
import { orderGraceMinutes } from './payment.rules.ts'
import { endOrder, findOrder, findPayment, movePayment } from './payments.repo.ts'

const batch = 100

/** Ends, by the clock, payments whose time is over and orders that nobody goes on with; gives their promos back. */
export async function expirePayments({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const over = await db
    .selectFrom('payment')
    .select(['id', 'member_id'])
    .where('state', '=', 'awaiting')
    .where('expires_at', '<=', toDate(now))
    .limit(batch)
    .execute()
  for (const { id, member_id } of over) {
    await inTransaction(db, async (tx) => {
      await lockMember(tx, member_id)
      const payment = await findPayment(tx, id)
      if (payment?.state === 'awaiting') await movePayment(tx, id, { state: 'expired' })
    })
  }
  const left = await db
    .selectFrom('member_order as o')
    .select(['o.id', 'o.member_id'])
    .where('o.state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment as p')
            .select('p.id')
            .whereRef('p.order_id', '=', 'o.id')
            .where((eb) =>
              eb.or([eb('p.state', '=', 'awaiting'), eb('p.expires_at', '>', toDate(now.subtract({ minutes: orderGraceMinutes })))]),
            ),
        ),
      ),
    )
    .limit(batch)
    .execute()
  for (const { id, member_id } of left) {
    await inTransaction(db, async (tx) => {
      await lockMember(tx, member_id)
      const order = await findOrder(tx, id)
      const waiting = await tx
        .selectFrom('payment')
        .select('id')
        .where('order_id', '=', id)
        .where('state', '=', 'awaiting')
        .executeTakeFirst()
      if (order.state !== 'open' || waiting) return
      await endOrder(tx, id, 'ended', toDate(now))
      await releasePromo(tx, id, toDate(now))
    })
  }
}
