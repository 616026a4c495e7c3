import { readPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  addNets,
  faultsInBooks,
  offerPromo,
  sellPlans,
  settledReport,
  start,
  tell,
  workerToken,
} from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestGateway } from '../../testing/stand-ins/test-gateway.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { openAtGateway } from './gateway/open-at-gateway.ts'
import { reconcilePayments } from './gateway/reconcile-payments.ts'

let server: TestServer
let nets: TestGateway
let worker = 0
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))

/** Signs workers up one after the other: each reads the newest SMS. */
async function workers(count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 0; n < count; n += 1) tokens.push(await workerToken(server, (worker += 1)))
  return tokens
}

const termsOf = async (ids: string[]) =>
  server.db.selectFrom('term').select('payment_id').where('payment_id', 'in', ids).where('voided_at', 'is', null).execute()

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await server.db.updateTable('payment').set({ query_after: null }).execute()
})
afterAll(() => server.close())

it('money that is told of while the gateway is still opening the payment is booked, and no QR is left', async () => {
  const tokens = await workers(12)
  server.payNow.delay(300)
  const starting = times(12, (n) => start(server, tokens[n] ?? ''))
  const begun = () => server.db.selectFrom('payment').select(['id', 'transaction_number', 'amount_cents']).execute()
  await expect.poll(async () => (await begun()).length).toBe(12)
  const told = (await begun()).flatMap(({ id, transaction_number, amount_cents }) => {
    const charges = [{ chargeId: id, amountCents: amount_cents, currency: 'SGD', settledAt: server.clock.now() }]
    const report = { transactionNumber: transaction_number, state: 'settled' as const, charges }
    return [tell(server, report), tell(server, report), openAtGateway(server.deps, id)]
  })
  await Promise.all(told)
  const payments = await starting
  server.payNow.delay(0)
  for (const [n, { id }] of payments.entries()) {
    expect(await server.ok(readPayment, { id }, { token: tokens[n] })).toMatchObject({
      state: 'paid',
      qrText: null,
      moneyUnderReview: false,
    })
  }
  expect(await termsOf(payments.map(({ id }) => id))).toHaveLength(12)
})

it('late money for an older order and money for the newer one at the same moment are one term each, and no code is oversold', async () => {
  await offerPromo(server, 'OLDER', { totalLimit: 30 })
  await offerPromo(server, 'NEWER', { totalLimit: 30 })
  const tokens = await workers(16)
  // Half of them the other way round, so that two members want the same two codes in opposite order.
  const codes = (n: number) => (n % 2 === 0 ? ['OLDER', 'NEWER'] : ['NEWER', 'OLDER']) as [string, string]
  const older = await times(16, (n) => start(server, tokens[n] ?? '', { promoCode: codes(n)[0] }))
  server.clock.advance({ minutes: 80 })
  await expirePayments(server.deps)
  await expirePayments(server.deps)
  const newer = await times(16, (n) => start(server, tokens[n] ?? '', { plan: '1year', promoCode: codes(n)[1] }))
  const statuses = await Promise.all([...older, ...newer].map((payment) => tell(server, settledReport(server, payment))))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await termsOf([...older, ...newer].map(({ id }) => id))).toHaveLength(32)
})

it('notices, questions, the clock and a lost answer at the same moment agree on one term', async () => {
  const [token = ''] = await workers(1)
  const payment = await start(server, token, { method: 'nets' })
  const report = settledReport(server, payment)
  nets.setReport(report)
  nets.failNext(3)
  server.clock.advance({ hours: 7 * 24 })
  await Promise.all([
    ...Array.from({ length: 30 }, () => tell(server, report, nets)),
    ...Array.from({ length: 5 }, () => reconcilePayments(server.deps).catch(() => {})),
    ...Array.from({ length: 5 }, () => expirePayments(server.deps)),
  ])
  server.clock.advance({ seconds: 31 })
  while ((await reconcilePayments(server.deps)) > 0);
  expect((await server.ok(readPayment, { id: payment.id }, { token })).state).toBe('paid')
  expect(await termsOf([payment.id])).toHaveLength(1)
})

it('several processes that reconcile ask about each payment once', async () => {
  const tokens = await workers(30)
  const payments = await times(30, (n) => start(server, tokens[n] ?? ''))
  server.clock.advance({ seconds: 10 })
  server.payNow.asked.length = 0
  await times(6, async () => {
    while ((await reconcilePayments(server.deps)) > 0);
  })
  expect(server.payNow.asked.toSorted()).toEqual(payments.map(({ transactionNumber }) => transactionNumber).toSorted())
})

it('a database that cuts every connection under 60 callbacks loses none: what was not answered is told again', async () => {
  await offerPromo(server, 'CUTS', { totalLimit: 60 })
  const tokens = await workers(30)
  const payments = await times(30, (n) => start(server, tokens[n] ?? '', { promoCode: 'CUTS' }))
  const reports = payments.flatMap((payment) => [
    settledReport(server, payment, { chargeId: payment.id }),
    settledReport(server, payment, { chargeId: payment.id }),
  ])
  const pending = Promise.all(reports.map((report) => tell(server, report)))
  for (let cut = 0; cut < 5; cut += 1) {
    await new Promise((done) => setTimeout(done, 15))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(server.db)
      .catch(() => {})
  }
  const statuses = await pending
  for (const [n, report] of reports.entries()) {
    for (let again = 0; statuses[n] !== 200 && again < 5; again += 1) statuses[n] = await tell(server, report)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await termsOf(payments.map(({ id }) => id))).toHaveLength(30)
  const { used } = await server.db.selectFrom('promo').select('used').where('code', '=', 'CUTS').executeTakeFirstOrThrow()
  expect(used).toBe(30)
})

it('starting, paying and giving up at once never leaves an order half open', async () => {
  const tokens = await workers(6)
  await offerPromo(server, 'HECTIC', { totalLimit: 100, personLimit: 10 })
  await times(48, async (n) => {
    const token = tokens[n % 6] ?? ''
    const plan = n % 4 < 2 ? '6months' : '1year'
    const input = {
      idempotencyKey: randomUUID(),
      plan,
      method: n % 3 === 0 ? 'nets' : 'paynow',
      expectedTotalCents: plan === '1year' ? 1500 : 900,
    } as const
    const { data } = await server.call(startPayment, { ...input, ...(n % 2 === 0 ? { promoCode: 'HECTIC' } : {}) }, { token })
    if (!data) return
    if (n % 5 < 3) {
      const report = settledReport(server, data)
      if (data.method === 'nets') nets.setReport(report)
      await tell(server, report, data.method === 'nets' ? nets : undefined)
    }
  })
  const open = await server.db
    .selectFrom('member_order')
    .select(['member_id', ({ fn }) => fn.countAll<number>().as('n')])
    .where('state', '=', 'open')
    .groupBy('member_id')
    .execute()
  expect(open.filter(({ n }) => Number(n) > 1)).toEqual([])
})
