import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import { cancelPayment, listPayments, paymentOptions, readPayment, retryPayment } from '@mwc/contract/payments/payments.calls'
import { refundPayment } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { addNets, offerPromo, sellPlans, settledReport, start, tell, workerToken } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { expirePayments } from './orders/expire-payments.ts'

let server: TestServer
let token: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  addNets(server)
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  worker += 1
  token = await workerToken(server, worker)
})

const read = (id: string) => server.ok(readPayment, { id }, { token })
const cancel = (id: string) => server.ok(cancelPayment, { id }, { token })
const retry = (id: string) => server.ok(retryPayment, { id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
const fail = ({ transactionNumber }: { transactionNumber: string }) => tell(server, { transactionNumber, state: 'failed', charges: [] })
/** Two payments of one moment have no order. */
const later = (by: Temporal.DurationLike = { seconds: 1 }) => server.clock.advance(by)

/** What each answer says of money that may still come: `me`, the plans, the payment itself, its row in the list. */
async function told(id: string) {
  const [{ latePaymentId, ...mine }, { mayBePaidId }, payment, { payments }] = await Promise.all([
    server.ok(me, {}, { token }),
    server.ok(paymentOptions, {}, { token }),
    read(id),
    server.ok(listPayments, {}, { token }),
  ])
  const row = payments.find((one) => one.id === id)
  expect(row?.mayStillCome).toBe(payment.mayStillCome)
  expect(row?.mayComeTwice).toBe(payment.mayComeTwice)
  expect(mine.mayBePaidId).toBe(mayBePaidId)
  return [latePaymentId === id, mayBePaidId === id, payment.mayStillCome]
}
const [everywhere, whileItWaits, nowhere] = [
  [true, true, true],
  [false, true, true],
  [false, false, false],
]

describe('money by the QR code of a payment that ended', () => {
  it('is told by `me` for a day once it came', async () => {
    const payment = await start(server, token)
    const paidLately = async () => (await server.ok(me, {}, { token })).paidLatelyId
    expect(await paidLately()).toBe(null)
    await tell(server, settledReport(server, payment))
    expect(await paidLately()).toBe(payment.id)
    later({ hours: 23, minutes: 59 })
    expect(await paidLately()).toBe(payment.id)
    later({ minutes: 1 })
    expect(await paidLately()).toBe(null)
  })

  it('is no news of money that came before, when another goes back and its months are laid again', async () => {
    const pay = async () => {
      const payment = await start(server, token)
      later()
      await tell(server, settledReport(server, payment))
      later({ hours: 30 })
      return payment
    }
    const [first, second, third] = [await pay(), await pay(), await pay()]
    const { token: finance } = await signInAtDesk(server, `late-${worker}`, 'finance')
    await server.ok(refundPayment, { id: second.id, note: 'Seen at the centre', reference: `L-${worker}` }, { token: finance })
    const relaid = await server.db
      .selectFrom('term')
      .select('source')
      .where('payment_id', '=', third.id)
      .where('voided_at', 'is', null)
      .execute()
    expect(relaid).toEqual([{ source: 'correction' }])
    expect((await server.ok(me, {}, { token })).paidLatelyId).toBe(null)
    expect((await server.ok(readPayment, { id: first.id }, { token })).state).toBe('paid')
  })

  it('may come for a day after a cancellation, and is honoured later, too', async () => {
    const payment = await start(server, token)
    expect(await told(payment.id)).toEqual(whileItWaits)
    await cancel(payment.id)
    expect(await told(payment.id)).toEqual(everywhere)
    later({ hours: 23, minutes: 59 })
    expect(await told(payment.id)).toEqual(everywhere)
    later({ minutes: 1 })
    expect(await told(payment.id)).toEqual(nowhere)
    await tell(server, settledReport(server, payment))
    expect(await read(payment.id)).toMatchObject({ state: 'paid', mayStillCome: false, validFrom: '2026-03-11' })
  })

  it('may come for a day after its time was over, also once its order has ended', async () => {
    const payment = await start(server, token)
    later({ hours: 2 })
    await expirePayments(server.deps)
    await expirePayments(server.deps)
    expect(await read(payment.id)).toMatchObject({ state: 'expired', canContinue: false })
    expect(await told(payment.id)).toEqual(everywhere)
    server.clock.set(payment.expiresAt)
    later({ hours: 24 })
    expect(await told(payment.id)).toEqual(nowhere)
  })

  it('of a machine counts from its end, not from its start days before', async () => {
    const payment = await start(server, token, { method: 'nets' })
    later({ hours: 48 })
    await cancel(payment.id)
    expect(await told(payment.id)).toEqual(everywhere)
  })

  it('is not spoken of where the bank refused it, nor where no QR code was ever shown', async () => {
    const refused = await start(server, token)
    await fail(refused)
    expect(await told(refused.id)).toEqual(nowhere)
    later()
    const unseen = await start(server, token, { plan: '1year' })
    await server.db.updateTable('payment').set({ pay_number: null }).where('id', '=', unseen.id).execute()
    expect(await told(unseen.id)).toEqual(nowhere)
    await cancel(unseen.id)
    expect(await told(unseen.id)).toEqual(nowhere)
  })

  it('is spoken of though the try after it failed', async () => {
    const first = await start(server, token)
    later()
    const second = await retry(first.id)
    await fail(second)
    expect(await told(first.id)).toEqual([false, true, true])
    expect((await read(second.id)).earlierMayCome).toBe(true)
    await cancel(second.id)
    expect(await told(first.id)).toEqual(everywhere)
  })

  it('would come twice once another payment made the months, for a day from the end of the one that was not needed', async () => {
    const first = await start(server, token, { method: 'nets' })
    expect((await read(first.id)).mayComeTwice).toBe(false)
    later({ hours: 48 })
    await cancel(first.id)
    later()
    const second = await start(server, token)
    expect((await read(first.id)).mayComeTwice).toBe(false)
    await tell(server, settledReport(server, second))
    expect(await told(first.id)).toEqual(nowhere)
    expect((await read(first.id)).mayComeTwice).toBe(true)
    expect((await read(second.id)).mayComeTwice).toBe(false)
    later({ hours: 24 })
    expect((await read(first.id)).mayComeTwice).toBe(false)
  })

  it('counts beside months that another payment made since its start, and says so of the second alone', async () => {
    const first = await start(server, token)
    await cancel(first.id)
    later()
    const second = await start(server, token)
    later()
    await tell(server, settledReport(server, first))
    later()
    await tell(server, settledReport(server, second))
    expect(await read(first.id)).toMatchObject({ state: 'paid', paidBeside: false })
    expect(await read(second.id)).toMatchObject({ state: 'paid', paidBeside: true, validFrom: '2026-09-10' })
    later()
    const renewal = await start(server, token)
    later()
    await tell(server, settledReport(server, renewal))
    expect((await read(renewal.id)).paidBeside).toBe(false)
  })

  it('is not spoken of once another payment made the months, and again once staff took those back', async () => {
    const first = await start(server, token)
    await cancel(first.id)
    later()
    const second = await start(server, token, { plan: '1year' })
    expect((await server.ok(me, {}, { token })).latePaymentId).toBe(null)
    await tell(server, settledReport(server, second))
    expect(await told(first.id)).toEqual(nowhere)
    await server.db
      .updateTable('term')
      .set({ voided_at: new Date(server.clock.now().epochMilliseconds) })
      .where('payment_id', '=', second.id)
      .execute()
    expect((await told(first.id)).slice(1)).toEqual([true, true])
  })
})

describe('a payment that waits in the place of another', () => {
  const warns = async ({ id }: { id: string }) => (await read(id)).earlierMayCome

  it('says so until one is paid', async () => {
    const first = await start(server, token)
    expect(await warns(first)).toBe(false)
    later()
    const again = await retry(first.id)
    expect([await warns(first), await warns(again)]).toEqual([false, true])
    later()
    const year = await start(server, token, { plan: '1year' })
    expect([await warns(again), await warns(year)]).toEqual([false, true])
    await tell(server, settledReport(server, year))
    later()
    expect(await warns(await start(server, token))).toBe(false)
  })

  it.each([
    [{ hours: 23, minutes: 59 }, true],
    [{ hours: 24 }, false],
  ])('says so %o after the other was given up: %s', async (after, isSaid) => {
    await cancel((await start(server, token)).id)
    later(after)
    expect(await warns(await start(server, token))).toBe(isSaid)
  })

  it('goes on saying so while staff look at money of another amount that came for the other', async () => {
    const first = await start(server, token)
    later()
    const second = await retry(first.id)
    await tell(server, settledReport(server, first, { amountCents: 700 }))
    expect((await read(first.id)).state).toBe('toReview')
    later({ hours: 25 })
    expect([(await read(second.id)).state, await warns(second)]).toEqual(['awaiting', true])
  })

  it('says nothing of one that failed or had no QR code', async () => {
    const first = await start(server, token)
    await fail(first)
    later()
    const second = await retry(first.id)
    expect(await warns(second)).toBe(false)
    await server.db.updateTable('payment').set({ pay_number: null }).where('id', '=', second.id).execute()
    later()
    expect(await warns(await start(server, token, { plan: '1year' }))).toBe(false)
  })

  it('says nothing of the payment of another member', async () => {
    await cancel((await start(server, token)).id)
    worker += 1
    const other = await workerToken(server, worker)
    later()
    expect((await start(server, other)).earlierMayCome).toBe(false)
  })
})

it('a code that makes a membership free leaves no payment that might be paid', async () => {
  await offerPromo(server, `FREE-${worker}`, { effect: 'percentOff', value: 100 })
  const payment = await start(server, token, { promoCode: `FREE-${worker}`, expectedTotalCents: 0 })
  expect(payment.state).toBe('paid')
  expect(await told(payment.id)).toEqual(nowhere)
})
