import type { listDeskPayments } from '@mwc/contract/payments/payment-desk.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import { withinDays } from '../../../database/lists/within-days.ts'
import { paymentsWithFacts } from '../orders/payment-facts.repo.ts'

export type PaymentFilter = Pick<InputOf<typeof listDeskPayments>, 'search' | 'memberId' | 'state' | 'method' | 'from' | 'to'>

function columns(db: Db) {
  return paymentsWithFacts(db)
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .select(['m.member_number', 'm.full_name', 'm.mobile', 'm.closed_at as member_closed_at'])
}

export type DeskPaymentRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** The payments that a search text may mean; each way of finding them has an index, save the name. */
function matches(search: string) {
  const exact = search.replace(/\s+/g, '').toUpperCase()
  const digits = search.replace(/[\s+-]/g, '')
  const ways = [
    sql`select id from payment where transaction_number = ${exact}`,
    sql`select id from payment where upper(pay_number) = ${exact}`,
    sql`select payment_id from charge where upper(charge_id) = ${exact}`,
    sql`select f.id from payment f join member g on g.id = f.member_id where g.member_number = ${exact}`,
  ]
  if (/^\d{8,15}$/.test(digits)) {
    ways.push(sql`select f.id from payment f join member g on g.id = f.member_id where g.mobile in (${`+${digits}`}, ${`+65${digits}`})`)
  }
  if (/^[^\d]*$/.test(search)) {
    const name = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    ways.push(sql`select f.id from payment f join member g on g.id = f.member_id where g.full_name ilike ${name}`)
  }
  return sql<boolean>`p.id in (${sql.join(ways, sql` union all `)})`
}

/** Payments by their ids. */
export async function paymentsById(db: Db, ids: string[]): Promise<Map<string, DeskPaymentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await columns(db).where('p.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const arrivals = (db: Db) => db.selectFrom('charge as c').leftJoin('staff as s', 's.id', 'c.decided_by').selectAll('c').select('s.username')

export type ArrivalRow = Awaited<ReturnType<ReturnType<typeof arrivals>['execute']>>[number]

const paymentColumns = {
  createdAt: { by: sql`p.created_at` },
  paidAt: { by: sql`p.settled_at`, empty: true },
  amountCents: { by: sql`p.amount_cents` },
} as const
export type PaymentColumn = keyof typeof paymentColumns

/** The payments that fit a filter. */
export function deskPayments(db: Db, { search, memberId, state, method, ...days }: PaymentFilter): DeskList<DeskPaymentRow, PaymentColumn> {
  const wanted = db
    .selectFrom('payment as p')
    .$if(search !== undefined, (q) => q.where(matches(search ?? '')))
    .$if(memberId !== undefined, (q) => q.where('p.member_id', '=', memberId ?? ''))
    .$if(state !== undefined, (q) => q.where('p.state', '=', state ?? 'awaiting'))
    .$if(method !== undefined, (q) => q.where('p.method', '=', method ?? 'paynow'))
    .where(withinDays(sql`p.created_at`, days))
  return { wanted, id: sql`p.id`, columns: paymentColumns, rowsOf: async (on, ids) => [...(await paymentsById(on, ids)).values()] }
}

export async function findDeskPayment(db: Db, id: string): Promise<DeskPaymentRow | undefined> {
  return (await paymentsById(db, [id])).get(id)
}

/** All the money of a payment, oldest first. */
export async function listArrivals(db: Db, paymentId: string): Promise<ArrivalRow[]> {
  return arrivals(db).where('c.payment_id', '=', paymentId).orderBy('c.received_at').orderBy('c.id').execute()
}

const reviewColumns = { receivedAt: { by: sql`c.received_at` } } as const
export type ReviewColumn = keyof typeof reviewColumns

/** The money that waits for a decision. */
export function reviews(db: Db): DeskList<ArrivalRow, ReviewColumn> {
  const wanted = db.selectFrom('charge as c').where('c.outcome', '=', 'toReview')
  return { wanted, id: sql`c.id`, columns: reviewColumns, rowsOf: (on, ids) => arrivals(on).where('c.id', 'in', ids).execute() }
}
