import type { Payment } from '@mwc/contract/payments'
import type { Db } from '../../database/database.ts'
import { toDate } from '../../ports/clock.ts'
import { factsOf, paymentsWithFacts } from './payment-facts.ts'

const pageSize = 20

function query(db: Db, memberId: string) {
  return paymentsWithFacts(db)
    .select('o.state as order_state')
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('payment as n').select('n.id').whereRef('n.order_id', '=', 'p.order_id').whereRef('n.attempt', '>', 'p.attempt'),
      ).as('superseded'),
    )
    .where('p.member_id', '=', memberId)
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]

function show(row: Row, now: Temporal.Instant): Payment {
  return {
    ...factsOf(row),
    version: row.version,
    qrText: row.state === 'awaiting' && row.expires_at > toDate(now) ? row.qr_text : null,
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
