import type { Arrival, DeskPayment } from '@mwc/contract/payments/payment-desk.schemas'
import type { listDeskPayments, listReviews, readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { programmeZone, toDate } from '../../../ports/clock.ts'
import { factsOf, paymentsWithFacts } from '../orders/payment-facts.ts'
import { mayBecome } from '../orders/payment.rules.ts'

type Page = { page: number; pageSize: number }
type Filter = Omit<InputOf<typeof listDeskPayments>, 'page' | 'pageSize'>

function columns(db: Db) {
  return paymentsWithFacts(db)
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .select(['m.member_number', 'm.full_name', 'm.mobile', 'm.closed_at as member_closed_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

function show(row: Row): DeskPayment {
  return {
    ...factsOf(row),
    failureReason: row.failure_reason,
    underReview: Boolean(row.under_review),
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name, mobile: row.mobile },
  }
}

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

const startOf = (text: string) => toDate(Temporal.PlainDate.from(text).toZonedDateTime(programmeZone).toInstant())

/** A page of payments that fit the filter, newest first. */
export async function viewDeskPayments(
  db: Db,
  { page, pageSize, search, state, method, from, to }: Page & Filter,
): Promise<OutputOf<typeof listDeskPayments>> {
  const dayAfter = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString()
  const wanted = db
    .selectFrom('payment as p')
    .$if(search !== undefined, (q) => q.where(matches(search ?? '')))
    .$if(state !== undefined, (q) => q.where('p.state', '=', state ?? 'awaiting'))
    .$if(method !== undefined, (q) => q.where('p.method', '=', method ?? 'paynow'))
    .$if(from !== undefined, (q) => q.where('p.created_at', '>=', startOf(from ?? '')))
    .$if(dayAfter !== undefined, (q) => q.where('p.created_at', '<', startOf(dayAfter ?? '')))
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ids = await wanted
    .select('p.id')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const rows = await byId(
    db,
    ids.map(({ id }) => id),
  )
  return { payments: ids.flatMap(({ id }) => rows.get(id) ?? []).map(show), total: Number(total) }
}

async function byId(db: Db, ids: string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map()
  const rows = await columns(db).where('p.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const arrivals = (db: Db) => db.selectFrom('charge as c').leftJoin('staff as s', 's.id', 'c.decided_by').selectAll('c').select('s.username')

function showArrival(row: Awaited<ReturnType<ReturnType<typeof arrivals>['execute']>>[number]): Arrival {
  return {
    id: row.id,
    reference: row.charge_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    settledAt: row.settled_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    outcome: row.outcome,
    reviewReason: row.review_reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.username,
    note: row.decision_note,
    refundReference: row.refund_reference,
  }
}

/** One payment with all its money, oldest first; undefined when there is none of this id. */
export async function viewDeskPayment(db: Db, id: string): Promise<OutputOf<typeof readDeskPayment> | undefined> {
  const row = (await byId(db, [id])).get(id)
  if (!row) return undefined
  const money = await arrivals(db).where('c.payment_id', '=', id).orderBy('c.received_at').orderBy('c.id').execute()
  return { ...show(row), arrivals: money.map(showArrival) }
}

/** The payment that an arrival of money is for; undefined when there is none of this id. */
export async function viewMoney(db: Db, chargeId: string): Promise<string | undefined> {
  const row = await db.selectFrom('charge').select('payment_id').where('id', '=', chargeId).executeTakeFirst()
  return row?.payment_id
}

/** A page of the money that waits for a decision, the longest first. */
export async function viewReviews(db: Db, { page, pageSize }: Page): Promise<OutputOf<typeof listReviews>> {
  const { total } = await db
    .selectFrom('charge')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('outcome', '=', 'toReview')
    .executeTakeFirstOrThrow()
  const money = await arrivals(db)
    .where('c.outcome', '=', 'toReview')
    .orderBy('c.received_at')
    .orderBy('c.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const rows = await byId(db, [...new Set(money.map(({ payment_id }) => payment_id))])
  const reviews = money.flatMap((charge) => {
    const row = rows.get(charge.payment_id)
    if (!row) return []
    const mayHonour = row.member_closed_at === null && charge.amount_cents > 0 && mayBecome(row.state, 'paid')
    return [{ ...showArrival(charge), mayHonour, payment: show(row) }]
  })
  return { reviews, total: Number(total) }
}
