import type { listDeskPaymentsInput } from '@mwc/contract/payments/payment-desk.schemas'
import type { PaymentState } from '@mwc/contract/payments/payment-kinds'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '../../../database/database.ts'
import type { AskedPage, DeskList, ListColumn } from '../../../database/lists/page-of-list.ts'
import { placeName } from '../../../database/lists/place-name.ts'
import { withinDays } from '../../../database/lists/within-days.ts'
import { plannedAnew } from '../../../database/statement-names.ts'
import { Refusal } from '../../../http/refusal.ts'
import { paymentsWithFacts } from '../orders/payment-facts.repo.ts'

export type PaymentFilter = Omit<z.output<typeof listDeskPaymentsInput>, 'page' | 'pageSize' | 'sort' | 'ids'>

function columns(db: Db) {
  return paymentsWithFacts(db)
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .select(['m.member_number', 'm.full_name', 'm.mobile', 'm.closed_at as member_closed_at'])
    .select(
      sql<boolean>`exists (select from charge c left join terminal_slip s on s.charge_id = c.id
        where c.payment_id = p.id and p.method = 'nets' and c.amount_cents > 0 and c.outcome <> 'sameMoney'
          and s.charge_id is null)`.as('slip_missing'),
    )
}

export type DeskPaymentRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** A name that more members have is no way to a payment. */
const mostNamed = 1_000

/** The payments that have a text as a number, their own or their money's, or that of their member; each is found by an index. */
async function idsByNumber(db: Db, search: string): Promise<string[]> {
  const exact = search.replace(/\s+/g, '').toUpperCase()
  const digits = search.replace(/[\s+-]/g, '')
  const ways = [
    sql`select id from payment where transaction_number = ${exact}`,
    sql`select id from payment where upper(pay_number) = ${exact}`,
    sql`select payment_id from charge where upper(charge_id) = ${exact}`,
    sql`select f.id from payment f join member g on g.id = f.member_id where g.member_number = ${exact}`,
  ]
  if (/^\d{8,15}$/.test(digits))
    ways.push(sql`select f.id from payment f join member g on g.id = f.member_id where g.mobile in (${`+${digits}`}, ${`+65${digits}`})`)
  const { rows } = await sql<{ id: string }>`${sql.join(ways, sql` union `)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The members whose names have all words of a text; refuses with `request.narrow` where very many have. */
async function membersNamed(db: Db, search: string): Promise<string[]> {
  const words = /^[^\d]*$/.test(search) ? (search.toLowerCase().match(/[a-z]+/g) ?? []) : []
  if (words.length === 0) return []
  if (words.every((word) => word.length === 1)) throw new Refusal('request.narrow')
  const all = words.map((word) => `${word}:*`).join(' & ')
  const { rows } = await sql<{ member_id: string }>`${plannedAnew}
    select member_id from member_directory where words @@ ${all}::tsquery limit ${mostNamed + 1}`.execute(db)
  if (rows.length > mostNamed) throw new Refusal('request.narrow')
  return rows.map(({ member_id }) => member_id)
}

/** The payments that a search text means: those that have it as a number, else those of whoever is called so. */
async function matches(db: Db, search: string) {
  const ids = await idsByNumber(db, search)
  if (ids.length > 0) return sql<boolean>`p.id = any(${ids}::uuid[])`
  return sql<boolean>`p.member_id = any(${await membersNamed(db, search)}::uuid[])`
}

/** Payments by their ids. */
export async function paymentsById(db: Db, ids: string[]): Promise<Map<string, DeskPaymentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await columns(db).where('p.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const arrivals = (db: Db) =>
  db
    .selectFrom('charge as c')
    .leftJoin('staff as s', 's.id', 'c.decided_by')
    .leftJoin('terminal_slip as l', 'l.charge_id', 'c.id')
    .leftJoin('counter_day as d', 'd.id', 'l.counter_day_id')
    .leftJoin('terminal as t', 't.id', 'l.terminal_id')
    .leftJoin('place as pl', 'pl.id', 't.place_id')
    .selectAll('c')
    .select(['s.username', 'd.day as counted_on', 't.name as terminal_name', placeName.as('place_name')])

export type ArrivalRow = Awaited<ReturnType<ReturnType<typeof arrivals>['execute']>>[number]

/** Of these states no payment has been paid. */
const unpaid: readonly PaymentState[] = ['awaiting', 'failed', 'expired', 'cancelled', 'toReview']

const paymentColumns = {
  createdAt: { by: sql`p.created_at` },
  paidAt: { by: sql`p.settled_at`, empty: true },
  amountCents: { by: sql`p.amount_cents` },
} as const
export type PaymentColumn = keyof typeof paymentColumns

/**
 * The orders of what a filter leaves. Those by the day paid and by amount have an index for all payments, none for each filter.
 * Nothing is paid before it is started, but any time after: days of the one bound the other's one way only.
 */
function columnsOf({ sort, ...filter }: Asked): Record<PaymentColumn, ListColumn> {
  const { state, method, terminalId, placeId, amountCents, from, to, paidFrom } = filter
  const isDownwards = sort.startsWith('-')
  const isSpread = terminalId === undefined && placeId === undefined && amountCents === undefined && method !== 'promo'
  const isFiltered = Object.entries(filter).some(
    ([name, value]) => value !== undefined && !['amountCents', 'page', 'pageSize', 'ids'].includes(name),
  )
  const paidAt = { by: sql`p.settled_at`, empty: true, filled: withinDays(sql`p.settled_at`, { from }) } as const
  return {
    createdAt: { ...paymentColumns.createdAt, ofFew: paidFrom !== undefined && !isDownwards },
    // What was never paid stands in the order in which it was started.
    paidAt:
      state && unpaid.includes(state) ? paymentColumns.createdAt : { ...paidAt, ofFew: !isSpread || (to !== undefined && isDownwards) },
    amountCents: { ...paymentColumns.amountCents, ofFew: isFiltered },
  }
}

type Asked = PaymentFilter & Pick<AskedPage<PaymentColumn>, 'sort'>

/** Of days paid, alone or beside what most payments are: beside another filter its own index may be the shorter way. */
function countedByOf({ paidFrom, paidTo, state, method, ...others }: Asked) {
  const { search, memberId, terminalId, placeId, promoCode, amountCents, from, to } = others
  const isMost = (state === undefined || state === 'paid') && (method === undefined || method === 'paynow')
  const isAlone = isMost && [search, memberId, terminalId, placeId, promoCode, amountCents, from, to].every((value) => value === undefined)
  return isAlone && (paidFrom !== undefined || paidTo !== undefined) ? sql`p.settled_at` : undefined
}

/** The payments that fit a filter. */
export async function deskPayments(db: Db, asked: Asked): Promise<DeskList<DeskPaymentRow, PaymentColumn>> {
  const { search, memberId, state, method, terminalId, placeId, promoCode, amountCents, from, to, paidFrom, paidTo } = asked
  let wanted = db.selectFrom('payment as p')
  if (search !== undefined) wanted = wanted.where(await matches(db, search))
  if (memberId !== undefined) wanted = wanted.where('p.member_id', '=', memberId)
  if (state !== undefined) wanted = wanted.where('p.state', '=', state)
  if (method !== undefined) wanted = wanted.where('p.method', '=', method)
  if (amountCents !== undefined) wanted = wanted.where('p.amount_cents', '=', amountCents)
  if (terminalId !== undefined) wanted = wanted.where('p.terminal_id', '=', terminalId)
  if (placeId !== undefined) {
    const terminals = await db.selectFrom('terminal').select('id').where('place_id', '=', placeId).execute()
    wanted = wanted.where(sql<boolean>`p.terminal_id = any(${terminals.map(({ id }) => id)}::uuid[])`)
  }
  if (promoCode !== undefined) wanted = wanted.where('p.promo_code', '=', promoCode)
  wanted = wanted.where(withinDays(sql`p.created_at`, { from, to })).where(withinDays(sql`p.settled_at`, { from: paidFrom, to: paidTo }))
  // Nothing is started after it was paid: said, the order by the start begins there.
  if (paidTo !== undefined) wanted = wanted.where(withinDays(sql`p.created_at`, { to: paidTo }))
  return {
    wanted,
    id: sql`p.id`,
    columns: columnsOf(asked),
    countedBy: countedByOf(asked),
    rowsOf: async (on, ids) => [...(await paymentsById(on, ids)).values()],
  }
}

export async function findDeskPayment(db: Db, id: string): Promise<DeskPaymentRow | undefined> {
  return (await paymentsById(db, [id])).get(id)
}

/** All the money of a payment, oldest first. */
export async function listArrivals(db: Db, paymentId: string): Promise<ArrivalRow[]> {
  return arrivals(db).where('c.payment_id', '=', paymentId).orderBy('c.received_at').orderBy('c.id').execute()
}

/** How staff took the term of a payment back. */
export async function findTakenBack(db: Db, paymentId: string) {
  return db
    .selectFrom('term as t')
    .leftJoin('audit as a', (join) => join.on('a.id', '=', (of) => of.ref('t.taken_back_act')))
    .select(['t.voided_at', 't.void_reason', 'a.username'])
    .where('t.payment_id', '=', paymentId)
    .where('t.taken_back_act', 'is not', null)
    .executeTakeFirst()
}

export const reviewColumns = { receivedAt: { by: sql`c.received_at` } } as const
export type ReviewColumn = keyof typeof reviewColumns

/** The money that waits for a decision. */
export function reviews(db: Db): DeskList<ArrivalRow, ReviewColumn> {
  const wanted = db.selectFrom('charge as c').where('c.outcome', '=', 'toReview')
  return { wanted, id: sql`c.id`, columns: reviewColumns, rowsOf: (on, ids) => arrivals(on).where('c.id', 'in', ids).execute() }
}
