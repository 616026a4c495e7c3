import { randomUUID } from 'node:crypto'
import { languages } from '@mwc/contract/language/language'
import { paymentOptions, quotePayment, retryPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { addPromo, editPromo } from '@mwc/contract/promos/promo-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { addNets, offerPromo, sellPlans, start, workerToken } from '../../testing/fixtures/payment-fixtures.ts'
import { promoInput, promoTerms } from '../../testing/fixtures/promo-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let desk: string
let token: string
let worker = 0
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  desk = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  takesAtLeast(50)
  token = await workerToken(server, (worker += 1))
})

/** The plans cost S$9.00 and S$15.00. */
function takesAtLeast(smallestCents: number | undefined): void {
  const { smallestCents: _, ...gateway } = server.payNow
  server.deps.gateways = { paynow: smallestCents === undefined ? gateway : { ...gateway, smallestCents } }
}
const off = (effectValue: number, change = {}) => ({ effect: 'amountOff' as const, effectValue, ...change })
const save = (change: object) => server.call(addPromo, promoInput(`SMALL-${randomUUID().slice(0, 8)}`, change), { token: desk })

it.each([
  [off(851), 'promos.tooLittleLeftOfPlan'],
  [off(899), 'promos.tooLittleLeftOfPlan'],
  [off(1499, { plans: ['1year'] }), 'promos.tooLittleLeftOfPlan'],
  [{ effect: 'percentOff', effectValue: 95 }, 'promos.tooLittleLeftOfPlan'],
  [off(850), undefined],
  [off(899, { plans: ['1year'] }), undefined],
  [off(1500), undefined],
  [{ effect: 'percentOff', effectValue: 100 }, undefined],
] as const)('a code of %j is %s at the desk, where the gateway takes 50 cents at least', async (change, reason) => {
  const answer = await save(change)
  expect(answer.reason).toBe(reason)
  if (reason) expect(answer.refusal?.details?.fields).toMatchObject([{ field: 'effectValue' }])
})

it('a code is not changed to leave too little either, and keeps what it was', async () => {
  const made = (await save(off(100))).data
  const { reason } = await server.call(editPromo, { id: made?.id ?? '', version: 1, ...promoTerms(off(860)) }, { token: desk })
  expect(reason).toBe('promos.tooLittleLeftOfPlan')
  const { effect_value } = await server.db
    .selectFrom('promo')
    .select('effect_value')
    .where('id', '=', made?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(effect_value).toBe(100)
})

it('a gateway that takes a cent takes such a code, and of two the one that takes less often decides', async () => {
  takesAtLeast(undefined)
  expect((await save(off(899))).status).toBe(200)
  const nets = addNets(server)
  server.deps.gateways.nets = { ...nets, smallestCents: 10 }
  expect([(await save(off(891))).reason, (await save(off(890))).status]).toEqual(['promos.tooLittleLeftOfPlan', 200])
})

it('a code that leaves a member too little, since the price or the gateway changed, is refused when it is tried, in every language', async () => {
  const code = `OLD-${worker}`
  await offerPromo(server, code, { effect: 'amountOff', value: 860 })
  for (const language of languages) {
    const { reason, refusal } = await server.call(quotePayment, { plan: '6months', promoCode: code }, { token, language })
    expect([reason, refusal?.message.includes('{')]).toEqual(['promos.tooLittleLeft', false])
  }
  const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', promoCode: code, expectedTotalCents: 40 } as const
  expect((await server.call(startPayment, input, { token })).reason).toBe('promos.tooLittleLeft')
  expect((await server.ok(quotePayment, { plan: '1year', promoCode: code }, { token })).totalCents).toBe(640)
})

it('an order from before is not sent to a gateway that would refuse it', async () => {
  takesAtLeast(undefined)
  const code = `LEFT-${worker}`
  await offerPromo(server, code, { effect: 'amountOff', value: 860 })
  const { id } = await start(server, token, { promoCode: code, expectedTotalCents: 40 })
  takesAtLeast(50)
  const { reason } = await server.call(retryPayment, { id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
  expect([reason, (await server.ok(paymentOptions, {}, { token })).methods]).toEqual(['payments.methodsUnavailable', ['paynow']])
})
