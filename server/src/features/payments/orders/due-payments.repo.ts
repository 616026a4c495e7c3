import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { toDate } from '../../../ports/clock.ts'
import { orderGraceMinutes, orderTooOldBefore } from './payment.rules.ts'

/** When the next question to a gateway is due. */
export function selectNextCheck(): RawBuilder<Date | null> {
  return sql`select min(query_after) from payment where query_after is not null`
}

/** When the time of the next payment is over; now where an order is left that nobody goes on with. */
export function selectNextEnd(db: Db, now: Temporal.Instant): RawBuilder<Date | null> {
  const left = leftOrders(db, now).limit(1)
  return sql`select least(min(expires_at), case when exists (${left}) then ${toDate(now)}::timestamptz end) from payment where state = 'awaiting'`
}

/** Payments that wait and whose time is over. */
export async function listOver(db: Db, now: Temporal.Instant, length: number): Promise<{ id: string; member_id: string }[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'member_id'])
    .where('state', '=', 'awaiting')
    .where('expires_at', '<=', toDate(now))
    .orderBy('expires_at')
    .limit(length)
    .execute()
}

/** Open orders on which nothing waits, and which are past their grace or too old to take another payment. */
export async function listLeft(db: Db, now: Temporal.Instant, length: number): Promise<{ id: string; member_id: string }[]> {
  return leftOrders(db, now).orderBy('o.created_at').limit(length).execute()
}

/** The state is no value: a plan for any value has no use for the index of open orders, and reads all every few seconds. */
function leftOrders(db: Db, now: Temporal.Instant) {
  const graceOver = toDate(now.subtract({ minutes: orderGraceMinutes }))
  return db
    .selectFrom('member_order as o')
    .select(['o.id', 'o.member_id'])
    .where('o.state', '=', sql.lit('open'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment as p')
            .select('p.id')
            .whereRef('p.order_id', '=', 'o.id')
            .where((eb) =>
              eb.or([
                eb('p.state', '=', 'awaiting'),
                eb.and([eb('p.ended_at', '>', graceOver), eb('o.created_at', '>=', toDate(orderTooOldBefore(now)))]),
              ]),
            ),
        ),
      ),
    )
}

/** Whether a payment of an order waits. */
export async function hasWaiting(tx: Tx, orderId: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'awaiting')
    .executeTakeFirst()
  return waiting !== undefined
}
