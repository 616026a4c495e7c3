import { listReviews } from '@mwc/contract/payments/payment-desk.calls'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let tokens: [string, string]
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  tokens = [await workerToken(server, (worker += 1)), await workerToken(server, (worker += 1))]
})

const moneyOf = async (paymentId: string) =>
  server.db
    .selectFrom('charge')
    .select(['outcome', 'review_reason', 'amount_cents'])
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .execute()

it('money under the name of what another payment got is looked at by staff, once, however often it is told of', async () => {
  const [mine, theirs] = [await start(server, tokens[0]), await start(server, tokens[1])]
  const chargeId = `CH-${worker}`
  await tell(server, settledReport(server, mine, { chargeId }))
  for (let times = 0; times < 3; times += 1) expect(await tell(server, settledReport(server, theirs, { chargeId }))).toBe(200)
  for (let times = 0; times < 2; times += 1) await tell(server, settledReport(server, mine, { chargeId }))
  expect(await server.ok(readPayment, { id: theirs.id }, { token: tokens[1] })).toMatchObject({ state: 'toReview', moneyUnderReview: true })
  expect(await moneyOf(theirs.id)).toEqual([{ outcome: 'toReview', review_reason: 'nameOfAnother', amount_cents: 900 }])
  expect(await moneyOf(mine.id)).toEqual([{ outcome: 'honoured', review_reason: null, amount_cents: 900 }])
  const { token } = await signInAtDesk(server, `finance-${worker}`, 'finance')
  const { rows: reviews } = await server.ok(listReviews, { page: 1, pageSize: 20 }, { token })
  expect(reviews.map(({ reference }) => reference)).toContain(`${chargeId}@${theirs.transactionNumber}`)
  expect(await faultsInBooks(server)).toEqual([])
})

it('the same name at another gateway is another name', async () => {
  const nets = addNets(server)
  const [payNow, machine] = [await start(server, tokens[0]), await start(server, tokens[1], { method: 'nets' })]
  const chargeId = `CH-${worker}`
  await tell(server, settledReport(server, payNow, { chargeId }))
  nets.setReport(settledReport(server, machine, { chargeId }))
  await tell(server, settledReport(server, machine, { chargeId }), nets)
  expect((await server.ok(readPayment, { id: machine.id }, { token: tokens[1] })).state).toBe('paid')
})
