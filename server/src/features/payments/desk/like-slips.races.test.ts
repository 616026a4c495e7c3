import { readCounterDay, readShift } from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment, listReviews, noteSameMoney, readDeskPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import * as statements from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { GatewayRefund } from '../../../ports/payment-gateway.ts'
import { placeWithTerminals, shiftAt, slipAndWord } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { bankLayout, fileOf, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

// A machine without a reference of its own is told of under a name that no slip has.
let server: TestServer
let nets: TestGateway
let desk: string
let shiftId: string
let payment: Payment
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
  payment = await another()
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const another = async () => start(server, await workerToken(server, (worker += 1)), { method: 'nets' })
const collect = (reference: string, amountCents = 900) =>
  server.call(collectPayment, { id: payment.id, shiftId, reference, amountCents }, { token: desk })
/** What the machine's host says of the payment, all of it each time that it is asked. */
const saysWith = async (chargeIds: string[], refunds?: GatewayRefund[]) => {
  const charges = chargeIds.flatMap((chargeId) => settledReport(server, payment, { chargeId }).charges)
  const report = { transactionNumber: payment.transactionNumber, state: 'settled' as const, charges, ...(refunds && { refunds }) }
  nets.setReport(report)
  await tell(server, report, nets)
}
const says = (...chargeIds: string[]) => saysWith(chargeIds)
/** The host is not asked about a payment twice in a minute. */
const later = () => server.clock.advance({ minutes: 2 })
const read = () => server.ok(readDeskPayment, { id: payment.id }, { token: desk })
const money = async () => {
  const { arrivals } = await read()
  const said = arrivals.map(({ reference, outcome, likeSlip }) => `${reference} ${outcome}${likeSlip ? ` like ${likeSlip.reference}` : ''}`)
  return said.toSorted()
}

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

it('the machine’s word after a slip by hand waits, and says which slip is probably the same money', async () => {
  await collect('4711')
  later()
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
    payment = await another()
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
  payment = await another()
  await says('one', 'two')
  expect((await money()).filter((one) => one.includes('like'))).toEqual([])
  payment = await another()
  await collect('4716', 800)
  await says('0310120045')
  expect(await money()).toEqual(['0310120045 honoured', '4716 toReview'])
})

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
    payment = await another()
    const id = await cameTwice(`51${round}`, `031012010${round}`)
    const both = await Promise.all([same(id), server.call(returnMoney, { id, note, reference: `TT-2${round}` }, { token: desk })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const came = both[0].status === 200 ? 'sameMoney' : 'refunded'
    expect(await money()).toEqual([`031012010${round} ${came}`, `51${round} honoured`])
  }
})

it('the machine’s word again changes nothing, and its number is no second slip', async () => {
  await same(await cameTwice('5003', '0310120003'))
  for (let times = 0; times < 3; times += 1) {
    later()
    await says('0310120003')
  }
  expect(await money()).toEqual(['0310120003 sameMoney', '5003 honoured'])
  const again = await collect('0310120003')
  expect(again.refusal?.details?.fields?.map(({ field }) => field)).toEqual(['reference'])
  const { shift } = await server.ok(readShift, {}, { token: desk })
  const { slips } = await server.ok(readCounterDay, { id: shift?.dayId ?? '' }, { token: desk })
  expect(slips.map(({ reference }) => reference)).toEqual(['5003'])
})

it('a third word is a second payment, which no slip is like', async () => {
  await same(await cameTwice('5004', '0310120004'))
  later()
  await says('0310120099')
  const [third] = await waiting()
  expect(third).toMatchObject({ reference: '0310120099', reviewReason: 'secondPayment', likeSlip: null, may: ['refund'] })
  expect((await same(third?.id ?? '')).reason).toBe('payments.notTheSame')
  expect(await money()).toEqual(['0310120004 sameMoney', '0310120099 toReview', '5004 honoured'])
})

it('a refund that the machine tells of is of the slip’s money', async () => {
  await same(await cameTwice('5005', '0310120005'))
  const refund = { chargeId: '0310120005', refundId: 'RF-5', amountCents: 900, refundedAt: server.clock.now() }
  later()
  await saysWith(['0310120005'], [refund])
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

  payment = await another()
  const one = await cameTwice('5007', '0310120007')
  await bring('B1')
  expect((await same(one)).status).toBe(200)
  await bring('B2')
  expect((await lines()).map(({ state }) => state)).toEqual(['matched', 'duplicate'])
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
