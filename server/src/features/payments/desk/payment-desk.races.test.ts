import { collectPayment, honourMoney, readDeskPayment, refundPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import {
  addNets,
  faultsInBooks,
  offerPromo,
  sellPlans,
  settledReport,
  start,
  tell,
  workerToken,
} from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'

let server: TestServer
let nets: TestGateway
let desk: string
let shiftId: string
let worker = 0
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const note = 'decided twice at once'

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  desk = (await signInAtDesk(server, 'finance', 'finance')).token
  shiftId = await shiftAt(server, desk)
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => server.close())

const nextWorker = () => workerToken(server, (worker += 1))
const count = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length

it('of honouring and sending back the same money, one happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const payment = await start(server, await nextWorker())
    await tell(server, settledReport(server, payment, { amountCents: 899 }))
    const { arrivals } = await server.ok(readDeskPayment, { id: payment.id }, { token: desk })
    const id = arrivals[0]?.id ?? ''
    const answers = await times(10, (n) =>
      n % 2 === 0
        ? server.call(honourMoney, { id, note }, { token: desk })
        : server.call(returnMoney, { id, note, reference: `R-${n}` }, { token: desk }),
    )
    const after = await server.ok(readDeskPayment, { id: payment.id }, { token: desk })
    // Honouring may be repeated; of five transfers with five references one is taken down.
    expect(after.state === 'paid' ? count(answers.filter((_, n) => n % 2 === 1)) : count(answers)).toBe(after.state === 'paid' ? 0 : 1)
  }
})

it('a refund asked for ten times with ten references is one refund, and what is paid meanwhile keeps its term', async () => {
  await offerPromo(server, 'ONCE', { totalLimit: 1 })
  const token = await nextWorker()
  const first = await start(server, token, { promoCode: 'ONCE' })
  await tell(server, settledReport(server, first))
  const second = await start(server, token, { plan: '1year' })
  const [answers] = await Promise.all([
    times(10, (n) => server.call(refundPayment, { id: first.id, note, reference: `R-${n}` }, { token: desk })),
    tell(server, settledReport(server, second)),
  ])
  expect(count(answers)).toBe(1)
  const terms = await server.db
    .selectFrom('term')
    .select('payment_id')
    .where('payment_id', 'in', [first.id, second.id])
    .where('voided_at', 'is', null)
    .execute()
  expect(terms).toEqual([{ payment_id: second.id }])
})

it('a slip that is entered ten times while the machine tells of it is one payment', async () => {
  const payment = await start(server, await nextWorker(), { method: 'nets' })
  const report = settledReport(server, payment, { chargeId: 'SLIP-1' })
  nets.setReport(report)
  const [answers, statuses] = await Promise.all([
    times(10, () => server.call(collectPayment, { id: payment.id, shiftId, reference: 'slip-1', amountCents: 900 }, { token: desk })),
    times(10, () => tell(server, report, nets)),
  ])
  expect([count(answers), new Set(statuses)]).toEqual([10, new Set([200])])
  const { state, underReview, arrivals } = await server.ok(readDeskPayment, { id: payment.id }, { token: desk })
  expect([state, underReview, arrivals.length]).toEqual(['paid', false, 1])
})
