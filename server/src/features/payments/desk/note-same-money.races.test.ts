import { readCounterDay, readShift } from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment, listReviews, noteSameMoney, readDeskPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import * as statements from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { placeWithTerminals, shiftAt, slipAndWord } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { bankLayout, fileOf, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

// A clerk enters a slip; the machine then tells of the same payment under a name that no slip has.
let server: TestServer
let nets: TestGateway
let desk: string
let shiftId: string
let payment: Payment
let token: string
let worker = 0
const note = 'The total of the machine has it once'

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
  token = await workerToken(server, (worker += 1))
  payment = await start(server, token, { method: 'nets' })
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const collect = (reference: string) =>
  server.call(collectPayment, { id: payment.id, shiftId, reference, amountCents: 900 }, { token: desk })
const says = async (chargeId: string, more: object = {}) => {
  const report = { ...settledReport(server, payment, { chargeId }), ...more }
  nets.setReport(report)
  // The host is not asked about a payment twice in a minute.
  server.clock.advance({ minutes: 2 })
  await tell(server, report, nets)
}
const read = () => server.ok(readDeskPayment, { id: payment.id }, { token: desk })
const money = async () => (await read()).arrivals.map(({ reference, outcome }) => `${reference} ${outcome}`).toSorted()
const waiting = async () => {
  const { rows } = await server.ok(listReviews, { pageSize: 100 }, { token: desk })
  return rows.filter((row) => row.payment.id === payment.id)
}
const same = (id: string) => server.call(noteSameMoney, { id, note }, { token: desk })
const notices = async () => {
  const rows = await server.db
    .selectFrom('notification')
    .select('kept')
    .where('member_id', '=', (await read()).member.id)
    .execute()
  return rows.map(({ kept }) => kept?.text)
}
const cameTwice = (slip: string, word: string) => slipAndWord(server, nets, payment, { token: desk, shiftId, slip, word })

it('money that came once is noted so: nothing waits or is missing any more, the term stays, and the member is told', async () => {
  const id = await cameTwice('5001', '0310120001')
  expect((await waiting())[0]?.may).toEqual(['refund', 'same'])
  const before = await read()
  const answer = await same(id)
  expect(answer.status).toBe(200)
  expect(await money()).toEqual(['0310120001 sameMoney', '5001 honoured'])
  const after = await read()
  expect(after).toMatchObject({ state: 'paid', underReview: false, validTo: before.validTo, may: ['refund'] })
  expect(await waiting()).toEqual([])
  expect((await notices()).filter((text) => text === 'cameOnce' || text === 'moneySentBack')).toEqual(['cameOnce'])
})

it('the same note again is the note that was taken; another decision comes too late', async () => {
  const id = await cameTwice('5002', '0310120002')
  const answers = await Promise.all(Array.from({ length: 5 }, () => same(id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  const back = await server.call(returnMoney, { id, note, reference: 'TT-1' }, { token: desk })
  expect(back.reason).toBe('payments.reviewed')
  expect((await notices()).filter((text) => text === 'cameOnce')).toHaveLength(1)
})

it('“came once” and “sent back” at once: one of them is taken', async () => {
  for (let round = 0; round < 4; round += 1) {
    token = await workerToken(server, (worker += 1))
    payment = await start(server, token, { method: 'nets' })
    const id = await cameTwice(`51${round}`, `031012010${round}`)
    const both = await Promise.all([same(id), server.call(returnMoney, { id, note, reference: `TT-2${round}` }, { token: desk })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const came = both[0].status === 200 ? 'sameMoney' : 'refunded'
    expect(await money()).toEqual([`031012010${round} ${came}`, `51${round} honoured`])
  }
})

it('the machine’s word again changes nothing, and its number is no second slip', async () => {
  await same(await cameTwice('5003', '0310120003'))
  for (let times = 0; times < 3; times += 1) await says('0310120003')
  expect(await money()).toEqual(['0310120003 sameMoney', '5003 honoured'])
  const again = await collect('0310120003')
  expect(again.refusal?.details?.fields?.map(({ field }) => field)).toEqual(['reference'])
  const { shift } = await server.ok(readShift, {}, { token: desk })
  const { slips } = await server.ok(readCounterDay, { id: shift?.dayId ?? '' }, { token: desk })
  expect(slips.map(({ reference }) => reference)).toEqual(['5003'])
})

it('a third word is a second payment, which no slip is like', async () => {
  await same(await cameTwice('5004', '0310120004'))
  await says('0310120099')
  const [third] = await waiting()
  expect(third).toMatchObject({ reference: '0310120099', reviewReason: 'secondPayment', likeSlip: null, may: ['refund'] })
  expect((await same(third?.id ?? '')).reason).toBe('payments.notTheSame')
  expect(await money()).toEqual(['0310120004 sameMoney', '0310120099 toReview', '5004 honoured'])
})

it('a refund that the machine tells of is of the slip’s money', async () => {
  await same(await cameTwice('5005', '0310120005'))
  const refund = { chargeId: '0310120005', refundId: 'RF-5', amountCents: 900, refundedAt: server.clock.now() }
  await says('0310120005', { refunds: [refund] })
  expect(await money()).toEqual(['0310120005 sameMoney', '5005 refunded'])
  expect((await read()).state).toBe('refunded')
})

it('a file that has a line for each says that two came; with one line it is the slip’s, and a second one waits for people', async () => {
  const { id: sourceId } = await server.ok(statements.addSource, { kind: 'nets', name: 'NETS', ...bankLayout }, { token: desk })
  const bring = async (...references: string[]) => {
    const rows = references.map((reference) => `2026-03-10,9.00,${reference} ${payment.transactionNumber}`)
    await server.ok(statements.keepFile, { id: sourceId, version: 1, ...fileOf(rows) }, { token: desk })
    await matchKept(server)
  }
  const lines = async () =>
    server.db.selectFrom('statement_line').select('state').where('payment_id', '=', payment.id).orderBy('number').execute()
  const two = await cameTwice('5006', '0310120006')
  await bring('A1', 'A2')
  expect((await waiting())[0]).toMatchObject({ likeSlip: null, may: ['refund'] })
  expect((await same(two)).reason).toBe('payments.notTheSame')

  token = await workerToken(server, (worker += 1))
  payment = await start(server, token, { method: 'nets' })
  const one = await cameTwice('5007', '0310120007')
  await bring('B1')
  expect((await same(one)).status).toBe(200)
  await bring('B2')
  expect((await lines()).map(({ state }) => state)).toEqual(['matched', 'duplicate'])
})
