import { closeCounterDay, readCounterDay, readShift } from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment, readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { bankLayout, fileOf, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let nets: TestGateway
let token: string
let shiftId: string
let sourceId: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  token = (await signInAtDesk(server, 'finance', 'finance')).token
  shiftId = await shiftAt(server, token)
  sourceId = (await server.ok(desk.addSource, { kind: 'nets', name: 'NETS', ...bankLayout }, { token })).id
})
afterAll(() => server.close())

const today = () => server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
const pay = async () => start(server, await workerToken(server, (worker += 1)), { method: 'nets' })
const bring = async (...references: string[]) => {
  const rows = references.map((reference) => `${today()},9.00,${reference}`)
  await server.ok(desk.keepFile, { id: sourceId, version: 1, ...fileOf(rows) }, { token })
  await matchKept(server)
}
const collect = (id: string, reference: string, amountCents = 900) =>
  server.call(collectPayment, { id, shiftId, reference, amountCents }, { token })
const wrongIn = ({ refusal }: Awaited<ReturnType<typeof collect>>) => refusal?.details?.fields?.map(({ field }) => field)
const read = (id: string) => server.ok(readDeskPayment, { id }, { token })
const day = async () => {
  const { shift } = await server.ok(readShift, {}, { token })
  return server.ok(readCounterDay, { id: shift?.dayId ?? '' }, { token })
}

it('money that a line settled stands without a slip, until its slip is entered, once; the machine’s word changes nothing', async () => {
  const payment = await pay()
  await bring(`N1 ${payment.transactionNumber}`)
  expect(await read(payment.id)).toMatchObject({ state: 'paid', may: expect.arrayContaining(['collect']) })
  expect((await day()).withoutSlip).toMatchObject([{ amountCents: 900, payment: { id: payment.id }, may: ['collect'] }])
  // Another amount is another slip.
  expect(wrongIn(await collect(payment.id, 'S-1', 850))).toEqual(['amountCents'])
  const answers = await Promise.all(Array.from({ length: 5 }, () => collect(payment.id, 'S-1')))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  nets.setReport(settledReport(server, payment, { chargeId: 'S-1' }))
  await tell(server, settledReport(server, payment, { chargeId: 'S-1' }), nets)
  const { arrivals, may } = await read(payment.id)
  expect([arrivals.length, may.includes('collect')]).toEqual([1, false])
  const { slips, withoutSlip } = await day()
  expect(slips).toMatchObject([{ reference: 'S-1', onFile: true }])
  expect(withoutSlip).toEqual([])
  expect(await faultsInBooks(server)).toEqual([])
})

it('money of which the machine told under its own number is counted under that number', async () => {
  const payment = await pay()
  const report = settledReport(server, payment, { chargeId: 'M-77' })
  nets.setReport(report)
  await tell(server, report, nets)
  await bring(`N2 ${payment.transactionNumber}`)
  const [line] = (await day()).withoutSlip
  expect(line).toMatchObject({ slip: 'M-77', may: ['collect'] })
  expect((await collect(payment.id, line?.slip ?? '')).status).toBe(200)
  expect((await day()).withoutSlip).toEqual([])
  expect((await read(payment.id)).arrivals).toHaveLength(1)
})

it('a mistyped slip of money of which the machine told is refused at its field, and its own is taken', async () => {
  const payment = await pay()
  const report = settledReport(server, payment, { chargeId: 'M-78' })
  nets.setReport(report)
  await tell(server, report, nets)
  expect(wrongIn(await collect(payment.id, 'M-87'))).toEqual(['reference'])
  expect(wrongIn(await collect(payment.id, 'M-87', 850))).toEqual(['amountCents'])
  expect((await collect(payment.id, 'm-78')).status).toBe(200)
  expect((await collect(payment.id, 'M-79')).reason).toBe('payments.notCollectable')
})

it('a slip that is entered while its line is matched is one arrival of money, whichever is first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const payment = await pay()
    const [slip] = await Promise.all([collect(payment.id, `R-${round}`), bring(`W${round} ${payment.transactionNumber}`)])
    expect(slip.status).toBe(200)
    expect((await read(payment.id)).arrivals).toMatchObject([{ outcome: 'honoured', counter: expect.any(Object) }])
  }
  expect((await day()).withoutSlip).toEqual([])
  expect(await faultsInBooks(server)).toEqual([])
})

it('a line of nobody is matched first, and explained by putting it aside; a slip that the file lacks says so', async () => {
  const payment = await pay()
  await collect(payment.id, 'LONELY')
  await bring('NOBODY KNOWS')
  const { slips, withoutSlip } = await day()
  expect(slips.find(({ reference }) => reference === 'LONELY')).toMatchObject({ onFile: false })
  expect(withoutSlip).toMatchObject([{ reference: 'NOBODY KNOWS', payment: null, may: ['match'] }])
  const membership = (await signInAtDesk(server, 'counter', 'membership')).token
  const { shift } = await server.ok(readShift, {}, { token })
  expect((await server.ok(readCounterDay, { id: shift?.dayId ?? '' }, { token: membership })).withoutSlip[0]?.may).toEqual([])
  await server.ok(desk.leaveLine, { id: withoutSlip[0]?.id ?? '', note: 'A fee of NETS' }, { token })
  expect((await day()).withoutSlip).toEqual([])
})

it('money of a line that is collected after its day was signed counts on the next day', async () => {
  const payment = await pay()
  await bring(`N9 ${payment.transactionNumber}`)
  const { id, collectedCount, collectedCents } = await day()
  const total = { terminalCount: collectedCount, terminalCents: collectedCents }
  await server.ok(closeCounterDay, { id, collectedCount, collectedCents, ...total }, { token })
  expect((await collect(payment.id, 'S-9')).status).toBe(200)
  const { arrivals } = await read(payment.id)
  expect(arrivals).toHaveLength(1)
  expect(arrivals[0]?.counter?.day).toBe(Temporal.PlainDate.from(today()).add({ days: 1 }).toString())
})
