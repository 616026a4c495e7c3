import type { Payment } from '@mwc/contract/payments'
import type { Db } from '../../database/database.ts'
import { toDate } from '../../ports/clock.ts'

const pageSize = 20

function query(db: Db, memberId: string) {
  return db
    .selectFrom('payment as p')
    .innerJoin('member_order as o', 'o.id', 'p.order_id')
    .leftJoin('term as t', (join) => join.onRef('t.payment_id', '=', 'p.id').on('t.voided_at', 'is', null))
    .selectAll('p')
    .select(['o.plan_code', 'o.months', 'o.free_months', 'o.promo_code', 'o.state as order_state', 't.first_day', 't.last_day'])
    .select(({ selectFrom, exists }) => [
      exists(selectFrom('charge as c').select('c.id').whereRef('c.payment_id', '=', 'p.id').where('c.outcome', '=', 'toReview')).as(
        'under_review',
      ),
      exists(
        selectFrom('payment as n').select('n.id').whereRef('n.order_id', '=', 'p.order_id').whereRef('n.attempt', '>', 'p.attempt'),
      ).as('superseded'),
    ])
    .where('p.member_id', '=', memberId)
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]

function show(row: Row, now: Temporal.Instant): Payment {
  return {
    id: row.id,
    version: row.version,
    transactionNumber: row.transaction_number,
    method: row.method,
    state: row.state,
    plan: row.plan_code,
    months: row.months,
    freeMonths: row.free_months,
    amountCents: row.amount_cents,
    promoCode: row.promo_code,
    payNumber: row.pay_number,
    qrText: row.state === 'awaiting' && row.expires_at > toDate(now) ? row.qr_text : null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.settled_at?.toISOString() ?? null,
    validFrom: row.first_day,
    validTo: row.last_day,
    moneyUnderReview: Boolean(row.under_review),
    canContinue: row.order_state === 'open' && !row.superseded && row.state !== 'toReview',
    serverTime: toDate(now).toISOString(),
  }
}

/** One payment of a member, as the screens show it; undefined when it is not theirs. */
export async function viewPayment(db: Db, memberId: string, id: string, now: Temporal.Instant): Promise<Payment | undefined> {
  const row = await query(db, memberId).where('p.id', '=', id).executeTakeFirst()
  return row && show(row, now)
}

/** A page of a member's payments, newest first. The cursor is the last one's moment and id. */
export async function viewPayments(db: Db, memberId: string, cursor: { at: Date; id: string } | null, now: Temporal.Instant) {
  const rows = await query(db, memberId)
    .$if(cursor !== null, (q) =>
      q.where((eb) =>
        eb.or([
          eb('p.created_at', '<', cursor?.at ?? toDate(now)),
          eb.and([eb('p.created_at', '=', cursor?.at ?? toDate(now)), eb('p.id', '<', cursor?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  const nextCursor = rows.length > pageSize && last ? `${last.created_at.getTime()}_${last.id}` : null
  return { payments: page.map((row) => show(row, now)), nextCursor }
}
