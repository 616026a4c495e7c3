import { randomUUID } from 'node:crypto'
import { type Payment, type PlanCode, startPayment } from '@mwc/contract/payments/payments'
import { sql } from 'kysely'
import { toDate } from '../../ports/clock.ts'
import type { GatewayReport } from '../../ports/payment-gateway.ts'
import { signUpWorker } from './scenes.ts'
import { type TestGateway, testGateway } from '../stand-ins/test-gateway.ts'
import type { TestServer } from '../start-test-server.ts'

export const prices: Record<PlanCode, number> = { '6months': 900, '1year': 1500 }

/** Puts the two plans on sale. */
export async function sellPlans({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db
    .insertInto('plan')
    .values([
      { code: '6months', months: 6, price_cents: prices['6months'], active: true, is_example: true, position: 1 },
      { code: '1year', months: 12, price_cents: prices['1year'], active: true, is_example: true, position: 2 },
    ])
    .execute()
}

/** Puts a code on sale: three free months, one use a person, over all of 2026, unless said otherwise. */
export async function offerPromo(
  { db }: Pick<TestServer, 'db'>,
  code: string,
  change: { totalLimit?: number; personLimit?: number; effect?: 'freeMonths' | 'amountOff' | 'percentOff'; value?: number } = {},
): Promise<void> {
  await db
    .insertInto('promo')
    .values({
      id: randomUUID(),
      code,
      starts_at: new Date('2026-01-01T00:00:00+08:00'),
      ends_at: new Date('2027-01-01T00:00:00+08:00'),
      total_limit: change.totalLimit ?? null,
      person_limit: change.personLimit ?? 1,
      audience: 'any',
      plans: null,
      effect: change.effect ?? 'freeMonths',
      effect_value: change.value ?? 3,
    })
    .execute()
}

/** A new worker who has signed up and not paid: the token. */
export async function workerToken(server: TestServer, n: number): Promise<string> {
  return (await signUpWorker(server, n)).token
}

/** Puts a NETS machine behind the server, which tells by notices only. */
export function addNets({ parts, clock }: TestServer): TestGateway {
  const nets = testGateway(clock, { name: 'nets-test', notices: true })
  parts.gateways.nets = nets
  return nets
}

/** Ends what earlier tests left waiting, so that each test's payments are the only ones that run out or are asked about. */
export async function endPayments({ db, clock }: TestServer): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'expired', ended_at: toDate(clock.now()), qr_text: null })
    .where('state', '=', 'awaiting')
    .execute()
  await db.updateTable('payment').set({ query_after: null }).execute()
}

/** Starts a payment with a fresh key, by PayNow unless said otherwise. */
export async function start(
  server: TestServer,
  token: string,
  change: { plan?: PlanCode; method?: 'paynow' | 'nets'; promoCode?: string; expectedTotalCents?: number; idempotencyKey?: string } = {},
): Promise<Payment> {
  const plan = change.plan ?? '6months'
  const input = { idempotencyKey: randomUUID(), plan, method: 'paynow' as const, expectedTotalCents: prices[plan], ...change }
  return server.ok(startPayment, input, { token })
}

/** The gateway's word that money arrived. */
export function settledReport(
  server: TestServer,
  payment: Payment,
  change: { chargeId?: string; amountCents?: number; currency?: string; settledAt?: Temporal.Instant } = {},
): GatewayReport {
  const charge = { chargeId: randomUUID(), amountCents: payment.amountCents, currency: 'SGD', settledAt: server.clock.now(), ...change }
  return { transactionNumber: payment.transactionNumber, state: 'settled', charges: [charge] }
}

/** Sends a callback of a gateway, PayNow's unless said otherwise; answers with the HTTP status. */
export async function tell(server: TestServer, report: GatewayReport, nets?: TestGateway): Promise<number> {
  return deliver(server, (nets ?? server.payNow).callback(report), nets ? 'nets' : 'paynow')
}

/** Delivers a callback that was written before; answers with the HTTP status. */
export async function deliver(
  server: TestServer,
  { body, headers }: { body: string; headers: Record<string, string> },
  method: 'paynow' | 'nets' = 'paynow',
): Promise<number> {
  const response = await server.app.inject({ method: 'POST', url: `/h5-api/callbacks/${method}`, payload: body, headers })
  return response.statusCode
}

/** The unvoided terms in the ledger, `first–last`, in order. */
export async function ledger({ db }: TestServer): Promise<string[]> {
  const rows = await db.selectFrom('term').selectAll().where('voided_at', 'is', null).orderBy('member_id').orderBy('first_day').execute()
  return rows.map((row) => `${row.first_day}–${row.last_day}`)
}

/**
 * What is wrong in the books, a line a fault: paid payments without exactly one term and one honoured arrival of money, terms without a
 * cause, terms that overlap, promo uses that do not add up, limits that were passed.
 */
export async function faultsInBooks({ db }: TestServer): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'paid without one term: ' || p.transaction_number as fault from payment p
      where p.state = 'paid' and (select count(*) from term t where t.payment_id = p.id and t.voided_at is null) <> 1
    union all select 'paid without one arrival of money: ' || p.transaction_number from payment p
      where p.state = 'paid' and p.method <> 'promo' and (select count(*) from charge c where c.payment_id = p.id and c.outcome = 'honoured') <> 1
    union all select 'a term of money that is not there: ' || t.id from term t join payment p on p.id = t.payment_id
      where t.voided_at is null and p.state <> 'paid'
    union all select 'terms overlap: ' || a.id from term a join term b on a.member_id = b.member_id and a.id <> b.id
      where a.voided_at is null and b.voided_at is null and a.first_day <= b.last_day and b.first_day <= a.last_day
    union all select 'honoured money of what is not paid: ' || c.charge_id from charge c join payment p on p.id = c.payment_id
      where c.outcome = 'honoured' and p.state <> 'paid'
    union all select 'under review without a reason: ' || c.charge_id from charge c where c.outcome = 'toReview' and c.review_reason is null
    union all select 'uses of a code do not add up: ' || r.code from promo r
      where r.used <> (select count(*) from promo_use u where u.promo_id = r.id and u.state <> 'released') or r.used > r.total_limit
    union all select 'a settled order without a payment that was: ' || o.id from member_order o
      where o.state = 'settled' and not exists (select 1 from payment p where p.order_id = o.id and p.state in ('paid', 'refunded'))
    union all select 'a promo kept by an order that has ended: ' || o.id from member_order o join promo_use u on u.order_id = o.id
      where o.state in ('cancelled', 'ended') and u.state <> 'released'`.execute(db)
  return rows.map(({ fault }) => fault)
}
