import { lateMoneyHours } from '@mwc/contract/payments/payment-kinds'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type Alongside, type AsJson, fromJson, type MomentsOf, selectAsJson } from '../../../database/reads/alongside.ts'
import { prepareQuery } from '../../../database/reads/prepare-query.ts'
import { endedWithQr, isPaidSince } from '../../../database/selects/late-money.ts'
import { paymentsWithFacts } from '../orders/payment-facts.repo.ts'

const inDollars = sql<boolean>`upper(c.currency) = 'SGD'`
const looked = sql<boolean>`c.outcome = 'toReview'`
/** A payment that staff let make its months has one arrival that is honoured; of one that went back all are. */
const settled = sql<boolean>`c.amount_cents > 0
  and c.outcome = case p.state when 'paid' then 'honoured' when 'refunded' then 'refunded' end`
/** What came beside the months of a payment, and went back. */
const extraBack = sql<boolean>`c.amount_cents > 0 and p.state = 'paid' and c.outcome = 'refunded'`

/** The sum of what `came`; null where none did, or where `holds` is not so of all of it. */
const centsOf = (came: RawBuilder<boolean>, holds: RawBuilder<unknown> = inDollars) =>
  sql<number | null>`case when bool_and(${holds}) filter (where ${came}) then (sum(c.amount_cents) filter (where ${came}))::int end`

/** Whether a payment without money began though an earlier one may be paid: ended less than a day before, or looked at. */
const earlierMayCome = sql<boolean>`p.state in ('awaiting', 'failed', 'expired') and exists (
  select from payment as e where e.member_id = p.member_id and e.created_at < p.created_at and (e.state = 'toReview'
    or e.ended_at > p.created_at - make_interval(hours => ${sql.lit(lateMoneyHours)}) and ${endedWithQr('e')}))`

/** Whether a payment made its months though another had made some since its start: whoever paid both may have meant one. */
const paidBeside = sql<boolean>`p.state = 'paid' and exists (
  select from term as beside where beside.member_id = p.member_id and beside.created_at >= p.created_at
    and beside.created_at < t.created_at and beside.payment_id is not null and beside.voided_at is null offset 0)`

function ownPayments(db: Db, memberId: string | Expression<string>) {
  return paymentsWithFacts(db)
    .select('o.state as order_state')
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('payment as n').select('n.id').whereRef('n.order_id', '=', 'p.order_id').whereRef('n.attempt', '>', 'p.attempt'),
      ).as('superseded'),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('charge as c')
          .whereRef('c.payment_id', '=', 'p.id')
          .select([
            centsOf(looked, sql`${inDollars} and c.amount_cents >= 0`).as('came_cents'),
            centsOf(settled).as('settled_cents'),
            centsOf(extraBack).as('extra_back_cents'),
            sql<boolean | null>`bool_or(${looked} and c.amount_cents > 0) and o.state = 'settled'`.as('came_twice'),
          ])
          .as('money'),
      (join) => join.onTrue(),
    )
    .select(['money.came_cents', 'money.settled_cents', 'money.extra_back_cents', 'money.came_twice'])
    .select([isPaidSince(sql.ref('p.member_id'), sql.ref('p.created_at')).as('paid_since'), earlierMayCome.as('earlier_may_come')])
    .select(paidBeside.as('paid_beside'))
    .where('p.member_id', '=', memberId)
}

export type OwnPaymentRow = Awaited<ReturnType<ReturnType<typeof ownPayments>['execute']>>[number]

const ownPayment = prepareQuery((db, { memberId, id }: { memberId: string; id: string }) =>
  ownPayments(db, memberId).where('p.id', '=', id),
)

export async function findOwnPaymentRow(db: Db, memberId: string, id: string): Promise<OwnPaymentRow | undefined> {
  return (await ownPayment(db, { memberId, id }))[0]
}

/** One of the member's payments, or none: asked alongside who asks. */
export const selectOwnPayment: Alongside<AsJson<OwnPaymentRow>[], { id: string }> = (db, memberId, { id }) =>
  selectAsJson(ownPayments(db, memberId).where('p.id', '=', id))

/** Payments on a page. */
export const paymentPage = 20

const newestFirst = (db: Db, memberId: string | Expression<string>) =>
  ownPayments(db, memberId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(paymentPage + 1)

/** The first page of a member's payments and one more, newest first: asked alongside who asks. */
export const selectFirstPage: Alongside<AsJson<OwnPaymentRow>[]> = (db, memberId) => selectAsJson(newestFirst(db, memberId))

const moments: MomentsOf<OwnPaymentRow> = {
  created_at: true,
  expires_at: true,
  settled_at: true,
  query_after: true,
  ended_at: true,
  asked_at: true,
  reminded_at: true,
}

/** Payments as they were found alongside. */
export function readFound(rows: AsJson<OwnPaymentRow>[]): OwnPaymentRow[] {
  return rows.map((row) => fromJson<OwnPaymentRow>(row, moments))
}

const laterPage = prepareQuery((db, { memberId, at, id }: { memberId: string; at: Date; id: string }) =>
  newestFirst(db, memberId).where((eb) => eb.or([eb('p.created_at', '<', at), eb.and([eb('p.created_at', '=', at), eb('p.id', '<', id)])])),
)

/** A later page and one more, from the one after a cursor (`at` and `id` of the last one). */
export async function readLaterPage(db: Db, memberId: string, cursor: { at: Date; id: string }): Promise<OwnPaymentRow[]> {
  return laterPage(db, { memberId, ...cursor })
}

const versions = prepareQuery((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('payment')
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`),
)

/** How far each of some payments is. */
export async function readPaymentVersions(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await versions(db, { ids })
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The member's latest payment with a QR code that waits, or ended after `since`, where none made months since its start. */
export async function findMaybePaid(db: Db, memberId: string, since: Date): Promise<string | null> {
  const found = await db
    .selectFrom('payment as p')
    .select('p.id')
    .where('p.member_id', '=', memberId)
    .where('p.pay_number', 'is not', null)
    .where((eb) => eb.or([eb('p.state', '=', 'awaiting'), eb.and([eb('p.ended_at', '>', since), endedWithQr('p')])]))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

/** The plans on sale, in their order. */
export async function listPlansOnSale(db: Db) {
  return db.selectFrom('plan').selectAll().where('active', '=', true).orderBy('position').execute()
}

export async function isDeactivated(db: Db, memberId: string): Promise<boolean> {
  const member = await db.selectFrom('member').select('deactivated_at').where('id', '=', memberId).executeTakeFirstOrThrow()
  return member.deactivated_at !== null
}
