import { giveMonths, voidMemberTerm } from '@mwc/contract/members/member-acts-desk.calls'
import { listReviews, readDeskPayment, refundPayment } from '@mwc/contract/payments/payment-desk.calls'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let worker = 0
const reason = 'Paid by the wrong person'
const rounds = 5

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'keeper', 'admin')).token
})
afterAll(() => server.close())

/** A member who has paid, with the term that it made. */
async function paid() {
  const { user, token: own } = await signUpWorker(server, (worker += 1))
  const payment = await start(server, own)
  const report = settledReport(server, payment)
  await tell(server, report)
  const term = await server.db.selectFrom('term').select('id').where('payment_id', '=', payment.id).executeTakeFirstOrThrow()
  return { memberId: user.id, own, payment, report, termId: term.id }
}
const read = (id: string) => server.ok(readDeskPayment, { id }, { token })
const takeBack = (id: string) => server.call(voidMemberTerm, { id, reason }, { token })
const refund = (id: string) => server.call(refundPayment, { id, note: reason, reference: `TT-${id.slice(0, 8)}` }, { token })

it('a payment whose term was taken back stays paid, says so, and can be refunded afterwards', async () => {
  const { payment, termId } = await paid()
  expect((await read(payment.id)).takenBack).toBeNull()
  expect((await takeBack(termId)).status).toBe(200)
  expect(await read(payment.id)).toMatchObject({
    state: 'paid',
    validFrom: null,
    takenBack: { by: 'keeper', reason, at: expect.any(String) },
    may: ['refund'],
  })
  expect(await faultsInBooks(server)).toEqual([])
  expect((await refund(payment.id)).status).toBe(200)
  expect(await read(payment.id)).toMatchObject({ state: 'refunded', takenBack: null, may: [] })
  expect(await faultsInBooks(server)).toEqual([])
})

it('a term that nobody took back by an act is a fault in the books', async () => {
  const { payment, termId } = await paid()
  const mark = (voided_at: Date | null) => server.db.updateTable('term').set({ voided_at }).where('id', '=', termId).execute()
  await mark(new Date(server.clock.now().epochMilliseconds))
  expect(await faultsInBooks(server)).toEqual([expect.stringContaining(payment.transactionNumber)])
  await mark(null)
})

it('what is told again after its term was taken back changes nothing; other money for it goes to staff', async () => {
  const { payment, report, termId } = await paid()
  await takeBack(termId)
  for (let times = 0; times < 3; times += 1) expect(await tell(server, report)).toBe(200)
  expect(await read(payment.id)).toMatchObject({ state: 'paid', validFrom: null, underReview: false })
  await tell(server, settledReport(server, payment, { chargeId: 'second-money' }))
  const { rows } = await server.ok(listReviews, { pageSize: 100 }, { token })
  expect(rows.filter(({ payment: of }) => of.id === payment.id)).toMatchObject([{ may: ['refund'] }])
  expect(await faultsInBooks(server)).toEqual([])
})

it('of a term taken back and its money refunded at once both are done or one was late, and the books are in order', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { payment, termId } = await paid()
    const [taken, back] = await Promise.all([takeBack(termId), refund(payment.id)])
    expect(back.status).toBe(200)
    expect([200, 409]).toContain(taken.status)
    expect(await read(payment.id)).toMatchObject({ state: 'refunded', validFrom: null })
    expect(await faultsInBooks(server)).toEqual([])
  }
})

it('a term that ten take back at once is taken back once, while its money is told again', async () => {
  const { payment, report, termId } = await paid()
  const answers = await Promise.all([...Array.from({ length: 10 }, () => takeBack(termId)), tell(server, report)])
  expect(answers.filter((answer) => typeof answer === 'object' && answer.status === 200)).toHaveLength(1)
  expect(await read(payment.id)).toMatchObject({ state: 'paid', validFrom: null, underReview: false })
  expect(await faultsInBooks(server)).toEqual([])
})

it('a paid term that moves up behind one taken back keeps its payment', async () => {
  const { memberId, own, payment, termId } = await paid()
  const months = { id: memberId, months: 2, idempotencyKey: randomUUID(), reason }
  await server.ok(giveMonths, months, { token })
  const again = await start(server, own)
  await tell(server, settledReport(server, again))
  await takeBack(termId)
  expect(await read(again.id)).toMatchObject({ takenBack: null, validFrom: expect.any(String) })
  expect(await read(payment.id)).toMatchObject({ validFrom: null })
  expect(await faultsInBooks(server)).toEqual([])
})
