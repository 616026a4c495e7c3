import { collectPayment, listReviews, readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { placeWithTerminals, shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

// A machine without a reference of its own is told of under a name that no slip has.
let server: TestServer
let nets: TestGateway
let desk: string
let shiftId: string
let payment: Payment
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  desk = (await signInAtDesk(server, 'finance', 'finance')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T12:00:00+08:00')
  await stayAtDesk(server)
  const { terminalIds } = await placeWithTerminals(server, ['T1'])
  shiftId = await shiftAt(server, desk, terminalIds[0])
  payment = await start(server, await workerToken(server, (worker += 1)), { method: 'nets' })
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const collect = (reference: string, amountCents = 900) =>
  server.call(collectPayment, { id: payment.id, shiftId, reference, amountCents }, { token: desk })
/** What the machine's host says of the payment, all of it each time that it is asked. */
const says = async (...chargeIds: string[]) => {
  const charges = chargeIds.flatMap((chargeId) => settledReport(server, payment, { chargeId }).charges)
  const report = { transactionNumber: payment.transactionNumber, state: 'settled' as const, charges }
  nets.setReport(report)
  await tell(server, report, nets)
}
const read = () => server.ok(readDeskPayment, { id: payment.id }, { token: desk })
const money = async () => {
  const { arrivals } = await read()
  const said = arrivals.map(({ reference, outcome, likeSlip }) => `${reference} ${outcome}${likeSlip ? ` like ${likeSlip.reference}` : ''}`)
  return said.toSorted()
}

it('the machine’s word after a slip by hand waits, and says which slip is probably the same money', async () => {
  await collect('4711')
  server.clock.advance({ minutes: 2 })
  await says('0310120042')
  expect(await money()).toEqual(['0310120042 toReview like 4711', '4711 honoured'])
  const { rows } = await server.ok(listReviews, { pageSize: 100 }, { token: desk })
  expect(rows.find((row) => row.payment.id === payment.id)).toMatchObject({
    reviewReason: 'secondPayment',
    likeSlip: { reference: '4711', takenAt: '2026-03-10T04:00:00.000Z', enteredBy: 'finance', placeName: 'Clinic', terminalName: 'T1' },
  })
})

it('repeated, and days late, it is one arrival that says the same', async () => {
  await collect('4712')
  server.clock.advance({ hours: 70 })
  await stayAtDesk(server)
  for (let times = 0; times < 3; times += 1) await says('0310120043')
  expect((await collect('4712')).status).toBe(200)
  expect(await money()).toEqual(['0310120043 toReview like 4712', '4712 honoured'])
})

it('slip and word at once are never one arrival less: the slip is refused, or the word says so', async () => {
  for (let round = 0; round < 5; round += 1) {
    payment = await start(server, await workerToken(server, (worker += 1)), { method: 'nets' })
    const [slip] = await Promise.all([collect(`R${round}`), says(`M${round}`)])
    expect((await read()).state).toBe('paid')
    if (slip.status === 200) expect(await money()).toEqual([`M${round} toReview like R${round}`, `R${round} honoured`])
    else expect([slip.reason, await money()]).toEqual(['request.invalid', [`M${round} honoured`]])
  }
})

it('two that truly came are both there: one is like the slip, the other one stays a second payment', async () => {
  await collect('4714')
  await says('first', 'second')
  const [slip, ...words] = await money()
  expect(slip).toBe('4714 honoured')
  expect(words.map((one) => one.includes('like 4714')).toSorted()).toEqual([false, true])
  expect((await read()).arrivals.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(2700)
})

it('another amount, or two words without a slip, are like nothing', async () => {
  await collect('4715', 900)
  await says('0310120044')
  payment = await start(server, await workerToken(server, (worker += 1)), { method: 'nets' })
  await says('one', 'two')
  expect((await money()).filter((one) => one.includes('like'))).toEqual([])
  payment = await start(server, await workerToken(server, (worker += 1)), { method: 'nets' })
  await collect('4716', 800)
  await says('0310120045')
  expect(await money()).toEqual(['0310120045 honoured', '4716 toReview'])
})

it('after the machine’s word under a name that was made here its slip is counted, whatever its number, and once', async () => {
  nets.numberHere()
  const payNumber = await server.db.selectFrom('payment').select('pay_number').where('id', '=', payment.id).executeTakeFirstOrThrow()
  const name = payNumber.pay_number ?? ''
  await says(name)
  expect((await collect('4717', 800)).reason).toBe('request.invalid')
  const slips = await Promise.all(Array.from({ length: 4 }, () => collect('4717')))
  expect(slips.map(({ status }) => status)).toEqual(Array(4).fill(200))
  expect((await collect('4718')).reason).toBe('payments.notCollectable')
  // Told again it is the money that it was.
  await says(name)
  expect(await money()).toEqual([`${name} honoured`])
  const { arrivals, may } = await read()
  expect([arrivals[0]?.counter?.terminalName, may]).toEqual(['T1', ['refund']])
})
