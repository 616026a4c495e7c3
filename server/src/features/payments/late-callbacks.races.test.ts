import { randomUUID } from 'node:crypto'
import { closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { deactivateMember, reactivateMember, voidMemberTerm } from '@mwc/contract/members/member-acts-desk.calls'
import { collectPayment, honourMoney, noteSameMoney, refundPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { shiftAt } from '../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, offerPromo, prices, sellPlans } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import type { TestGateway } from '../../testing/stand-ins/test-gateway.ts'
import { twoApps } from '../../testing/fixtures/two-apps.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { GatewayReport } from '../../ports/payment-gateway.ts'
import { reconcilePayments } from './gateway/reconcile-payments.ts'
import { expirePayments } from './orders/expire-payments.ts'

// What a gateway tells, late, out of order and twice at once on two servers, beside whatever staff, members and the clock do.
let server: TestServer
let apps: FastifyInstance[]
let nets: TestGateway
let admin: string
let shiftId: string
const note = 'As agreed on the phone'

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  apps = await twoApps(server)
  await sellPlans(server)
  await offerPromo(server, 'LATE', { totalLimit: 1_000, personLimit: 10 })
  admin = (await signInAtDesk(server, 'admin', 'admin')).token
  shiftId = await shiftAt(server, admin)
})
afterAll(() => server.close())

/** The same row of numbers below 1 for the same start. */
function chanceFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

type Told = { payment: Payment; now: GatewayReport & { refunds: NonNullable<GatewayReport['refunds']> }; before: GatewayReport[] }

/** One member's life at random, and what the gateway knows of each payment of it. */
async function live(n: number): Promise<Told[]> {
  const chance = chanceFrom(n * 7_919)
  const below = (limit: number) => Math.floor(chance() * limit)
  const { token, user } = await signUpWorker(server, n)
  const told: Told[] = []
  const statuses: number[] = []
  const asked = { token: admin }
  const begin = async () => {
    const plan = chance() < 0.5 ? '6months' : '1year'
    const method = chance() < 0.5 ? 'nets' : 'paynow'
    const input = { idempotencyKey: randomUUID(), plan, method, expectedTotalCents: prices[plan] } as const
    const { data } = await server.call(startPayment, { ...input, ...(chance() < 0.3 && { promoCode: 'LATE' }) }, { token })
    if (!data || told.some(({ payment }) => payment.id === data.id)) return
    const now = { transactionNumber: data.transactionNumber, state: 'waiting' as const, charges: [], refunds: [] }
    told.push({ payment: data, now, before: [] })
  }
  const one = () => told[below(told.length)]
  const changed = (of: Told, change: Partial<Told['now']>) => {
    of.before.push(copyOf(of.now))
    Object.assign(of.now, change)
  }
  const pay = () => {
    const of = one()
    if (!of || of.now.charges.length > 2) return
    const amountCents = chance() < 0.8 ? of.payment.amountCents : of.payment.amountCents - 1
    const charge = { chargeId: `${n}-${randomUUID()}`, amountCents, currency: 'SGD', settledAt: server.clock.now() }
    changed(of, { state: 'settled', charges: [...of.now.charges, charge] })
  }
  const sendBack = () => {
    const of = one()
    const charge = of?.now.charges.find(({ chargeId }) => !of.now.refunds.some((refund) => refund.chargeId === chargeId))
    if (!of || !charge) return
    const parts = chance() < 0.5 ? [charge.amountCents] : [400, charge.amountCents - 400]
    const back = parts.map((amountCents) => ({
      refundId: randomUUID(),
      chargeId: charge.chargeId,
      amountCents,
      refundedAt: server.clock.now(),
    }))
    changed(of, { refunds: [...of.now.refunds, ...back] })
  }
  /** By PayNow the word itself, an older one in four times; by NETS a notice, upon which the gateway is asked. */
  const say = async (of = one(), old = chance() < 0.25) => {
    if (!of) return
    const word = (old && of.before[below(of.before.length)]) || of.now
    const gateway = of.payment.method === 'nets' ? nets : server.payNow
    gateway.setReport(copyOf(word))
    if (word.state === 'waiting') return
    const deliver = async (app: FastifyInstance): Promise<number> => {
      const { body, headers } = gateway.callback(word)
      const url = `/h5-api/callbacks/${of.payment.method}`
      const { statusCode } = await app.inject({ method: 'POST', url, payload: body, headers })
      // The clock was moved on meanwhile, and the signature is too old: a gateway says it again.
      return statusCode === 403 ? deliver(app) : statusCode
    }
    statuses.push(...(await Promise.all(apps.map(deliver))))
  }
  const slip = async () => {
    const of = one()
    if (!of) return
    const reference = chance() < 0.6 ? (of.now.charges[0]?.chargeId ?? `S-${n}-${below(9)}`) : `S-${n}-${below(9)}`
    await server.call(
      collectPayment,
      { id: of.payment.id, shiftId, reference: reference.slice(0, 40), amountCents: of.payment.amountCents },
      asked,
    )
  }
  /** A slip by hand, then the machine's word for the same money under a name of its own. */
  const slipFirst = async () => {
    const of = told.find(({ payment, now }) => payment.method === 'nets' && now.charges.length === 0)
    if (!of) return
    const { id, amountCents } = of.payment
    await server.call(collectPayment, { id, shiftId, reference: `H-${n}-${below(9)}`, amountCents }, asked)
    const charge = { chargeId: `${n}-${randomUUID()}`, amountCents, currency: 'SGD', settledAt: server.clock.now() }
    changed(of, { state: 'settled', charges: [charge] })
    await say(of, false)
  }
  const refund = async () => {
    const of = one()
    if (of) await server.call(refundPayment, { id: of.payment.id, note, reference: `R-${n}-${below(9)}` }, asked)
  }
  const decide = async () => {
    const rows = await server.db
      .selectFrom('charge')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select('charge.id')
      .where('member_id', '=', user.id)
      .where('outcome', '=', 'toReview')
      .execute()
    const id = rows[0]?.id
    if (!id || (await server.call(noteSameMoney, { id, note }, asked)).status === 200) return
    await Promise.all(
      [server.call(honourMoney, { id, note }, asked), server.call(returnMoney, { id, note, reference: `B-${n}` }, asked)].slice(below(2)),
    )
  }
  const takeBack = async () => {
    const rows = await server.db.selectFrom('term').select('id').where('member_id', '=', user.id).where('voided_at', 'is', null).execute()
    if (rows[0]) await server.call(voidMemberTerm, { id: rows[0].id, reason: note }, asked)
  }
  const close = async () => {
    if (chance() < 0.5) return
    const confirmation = await confirmedByBoth(server, token).catch(() => null)
    if (confirmation) await server.call(closeAccount, { confirmation }, { token })
  }
  const stop = () => server.call(deactivateMember, { id: user.id, reason: note }, asked)
  const resume = () => server.call(reactivateMember, { id: user.id, reason: note }, asked)
  const pass = async () => {
    server.clock.advance({ minutes: 1 + below(120) })
    await Promise.all([expirePayments(server.deps), reconcilePayments(server.deps).catch(() => {}), expirePayments(server.deps)])
  }
  const events = [
    begin,
    pay,
    pay,
    pay,
    say,
    say,
    say,
    say,
    sendBack,
    slip,
    slipFirst,
    refund,
    decide,
    takeBack,
    close,
    stop,
    resume,
    pass,
  ] as const
  await begin()
  for (let step = 0; step < 14; step += 1) {
    const batch = Array.from({ length: 1 + below(3) }, () => events[below(events.length)] ?? say)
    await Promise.all(batch.map((event) => event()))
    expect([n, step, batch.map(({ name }) => name), await faultsInBooks(server)]).toEqual([n, step, expect.anything(), []])
  }
  for (const of of told) await say(of, false)
  expect([n, new Set(statuses)]).toEqual([n, new Set(statuses.length > 0 ? [200] : [])])
  return told
}

function copyOf(report: GatewayReport): GatewayReport {
  return { ...report, charges: [...report.charges], refunds: [...(report.refunds ?? [])] }
}

it('whatever is told late, twice and out of order, all money is in the books once, and what went back is no membership', async () => {
  for (let n = 1; n <= 20; n += 1) {
    await stayAtDesk(server)
    const told = await live(n)
    server.clock.advance({ hours: 30 })
    while ((await reconcilePayments(server.deps)) > 0);
    expect([n, await faultsInBooks(server)]).toEqual([n, []])
    for (const { payment, now } of told) {
      for (const { chargeId, amountCents } of now.charges) {
        const rows = await server.db
          .selectFrom('charge')
          .select(['amount_cents', 'outcome', 'same_as'])
          .where('payment_id', '=', payment.id)
          .where('charge_id', 'in', [chargeId, `${chargeId}@${payment.transactionNumber}`])
          .execute()
        expect([n, rows.map(({ amount_cents }) => amount_cents)]).toEqual([n, [amountCents]])
        if (!now.refunds.some((refund) => refund.chargeId === chargeId)) continue
        // What was found to be the money of a slip went back as that.
        const as = rows[0]?.same_as
        const went = as ? await server.db.selectFrom('charge').select('outcome').where('id', '=', as).executeTakeFirst() : rows[0]
        expect([n, went?.outcome]).toEqual([n, 'refunded'])
      }
    }
  }
}, 300_000)
