import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { factsOf, paymentsWithFacts } from '../orders/payment-facts.ts'

const pageSize = 20
/** What is needed to show a payment. */
type Shown = Pick<Dependencies, 'db' | 'clock' | 'gateways'>

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

function show(row: Row, { clock, gateways }: Shown): Payment {
  const now = clock.now()
  const qrText = row.state === 'awaiting' && row.expires_at > toDate(now) ? row.qr_text : null
  const gateway = row.method === 'promo' ? undefined : gateways[row.method]
  return {
    ...factsOf(row),
    version: row.version,
    qrText,
    payee: (qrText !== null && gateway?.name === row.gateway && gateway.payee) || null,
    moneyUnderReview: Boolean(row.under_review),
    canContinue: row.order_state === 'open' && !row.superseded && row.state !== 'toReview',
    serverTime: toDate(now).toISOString(),
  }
}

/** One payment of a member, as the screens show it; undefined when it is not theirs. */
export async function viewPayment(deps: Shown, memberId: string, id: string): Promise<Payment | undefined> {
  const row = await query(deps.db, memberId).where('p.id', '=', id).executeTakeFirst()
  return row && show(row, deps)
}

/** A page of a member's payments, newest first. The cursor is the last one's moment and id. */
export async function viewPayments(deps: Shown, memberId: string, cursor: { at: Date; id: string } | null) {
  const now = deps.clock.now()
  const rows = await query(deps.db, memberId)
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
  return { payments: page.map((row) => show(row, deps)), nextCursor }
}
