import { me } from '@mwc/contract/account/people/people.calls'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { honourMoney, listReviews, readDeskPayment, refundPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { listPayments, readPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import {
  deliver,
  endPayments,
  faultsInBooks,
  offerPromo,
  sellPlans,
  settledReport,
  start,
  tell,
  workerToken,
} from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { notificationWordsIn } from '../../../words/notification-words.ts'
import { reconcilePayments } from '../gateway/reconcile-payments.ts'

let server: TestServer
let token: string
let finance: string
let payment: Payment
let worker = 0
const chargeId = () => `py_${worker}`
const note = 'Agreed with the member on the phone'

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  await endPayments(server)
  worker += 1
  token = await workerToken(server, worker)
  finance = (await signInAtDesk(server, `finance-${worker}`, 'finance')).token
  await offerPromo(server, `BACK-${worker}`, { totalLimit: 1 })
  payment = await start(server, token, { promoCode: `BACK-${worker}` })
})

const read = () => server.ok(readPayment, { id: payment.id }, { token })
const atDesk = async () => {
  finance = (await signInAtDesk(server, `desk-${worker}-${server.clock.now().epochMilliseconds}`, 'finance')).token
  return server.ok(readDeskPayment, { id: payment.id }, { token: finance })
}
const termsOf = async () =>
  server.db.selectFrom('term').select('id').where('payment_id', '=', payment.id).where('voided_at', 'is', null).execute()
const used = async () =>
  (await server.db.selectFrom('promo').select('used').where('code', '=', `BACK-${worker}`).executeTakeFirstOrThrow()).used

/** What the gateway knows from now on: one arrival of so much, and these refunds of it. */
function knows(amounts: number[], amountCents = 900) {
  const report = settledReport(server, payment, { chargeId: chargeId(), amountCents })
  const refundedAt = server.clock.now()
  const refunds = amounts.map((cents, n) => ({ refundId: `re_${worker}a${n}`, chargeId: chargeId(), amountCents: cents, refundedAt }))
  server.payNow.setReport({ ...report, refunds })
  return report
}
/** The event that a gateway sends of a refund: it names its own number only. */
const event = async () => {
  server.clock.advance({ seconds: 2 })
  return deliver(server, server.payNow.callback({ askPayNumber: payment.payNumber ?? '' }))
}

/** What the member was told last, in English. */
const toldLast = async () => (await server.ok(listNotifications, {}, { token })).notifications[0]

/** The money of the payment that staff look at. */
const reviewed = async () => {
  const { rows } = await server.ok(listReviews, { page: 1, pageSize: 20 }, { token: finance })
  return rows.find((one) => one.payment.id === payment.id)?.id ?? ''
}

/** Staff send back what the gateway's last word put under review. */
const sendBack = async () => server.ok(returnMoney, { id: await reviewed(), note, reference: `BACK-${worker}` }, { token: finance })

describe('a payment of another amount says what came', () => {
  beforeEach(async () => {
    await tell(server, settledReport(server, payment, { amountCents: 800 }))
    server.clock.advance({ seconds: 1 })
  })

  it('once staff accepted it', async () => {
    await server.ok(honourMoney, { id: await reviewed(), note }, { token: finance })
    expect(await read()).toMatchObject({ state: 'paid', amountCents: 900, settledCents: 800, cameCents: null })
  })

  it('once staff sent it back', async () => {
    await sendBack()
    expect(await read()).toMatchObject({ state: 'refunded', amountCents: 900, settledCents: 800 })
  })
})

describe('money that came twice and was sent back once', () => {
  const cameTwice = async (change: Parameters<typeof settledReport>[2] = {}) => {
    await tell(server, settledReport(server, payment))
    await tell(server, settledReport(server, payment, change))
    expect(await read()).toMatchObject({ state: 'paid', cameTwice: true, extraSentBackCents: null })
    await sendBack()
  }

  it('stays told on the payment that is paid, with how much went back', async () => {
    await cameTwice({ amountCents: 700 })
    expect(await read()).toMatchObject({ state: 'paid', cameTwice: false, settledCents: 900, extraSentBackCents: 700 })
    const [listed] = (await server.ok(listPayments, {}, { token })).payments
    expect(listed).toMatchObject({ id: payment.id, extraSentBackCents: 700 })
  })

  it('is nothing beside the rest once all of it went back', async () => {
    await cameTwice()
    await server.ok(refundPayment, { id: payment.id, note, reference: `ALL-${worker}` }, { token: finance })
    expect(await read()).toMatchObject({ state: 'refunded', settledCents: 1800, extraSentBackCents: null })
  })
})

describe('a decision makes what was told of the same money before count as read', () => {
  const inbox = async () => {
    const { notifications, unread } = await server.ok(listNotifications, {}, { token })
    return { unread, told: notifications.map(({ title, read, about }) => ({ title, read, about })) }
  }
  const words = notificationWordsIn('english')

  it('when it is sent back, and leaves other money of the same payment as it was', async () => {
    await tell(server, settledReport(server, payment))
    server.clock.advance({ seconds: 1 })
    await tell(server, settledReport(server, payment, { amountCents: 700 }))
    expect((await inbox()).unread).toBe(2)
    server.clock.advance({ seconds: 1 })
    await sendBack()
    const { unread, told } = await inbox()
    expect(told).toMatchObject([{ title: words.moneySentBack({ amount: 'S$7.00' }).title, read: false }, { read: true }, { read: false }])
    expect([unread, told[1]?.about === told[0]?.about, told[2]?.about === told[0]?.about]).toEqual([2, true, false])
  })

  it('when it is accepted, and when its months are taken back since', async () => {
    await tell(server, settledReport(server, payment, { amountCents: 800 }))
    server.clock.advance({ seconds: 1 })
    await server.ok(honourMoney, { id: await reviewed(), note }, { token: finance })
    expect((await inbox()).told.map(({ read }) => read)).toEqual([false, true])
    server.clock.advance({ seconds: 1 })
    await server.ok(refundPayment, { id: payment.id, note, reference: `UNDONE-${worker}` }, { token: finance })
    const { unread, told } = await inbox()
    expect([unread, told.map(({ read }) => read), new Set(told.map(({ about }) => about)).size]).toEqual([1, [false, true, true], 1])
  })
})

describe('who gets money back and has no months', () => {
  it('is not told of a membership that was never there, but how to join', async () => {
    await tell(server, settledReport(server, payment, { amountCents: 800 }))
    server.clock.advance({ seconds: 1 })
    await sendBack()
    expect(await toldLast()).toMatchObject(notificationWordsIn('english').sentBackToNoMember({ amount: 'S$8.00' }))
  })

  it('is told so where the months of that payment were the only ones', async () => {
    await tell(server, knows([]))
    knows([900])
    await event()
    expect(await toldLast()).toMatchObject(notificationWordsIn('english').sentBackToNoMember({ amount: 'S$9.00' }))
  })

  it('while a member is told that the membership is as before, or to look for its last day', async () => {
    await tell(server, knows([]))
    payment = await start(server, token)
    await tell(server, settledReport(server, payment, { amountCents: 800 }))
    server.clock.advance({ seconds: 1 })
    await sendBack()
    expect(await toldLast()).toMatchObject(notificationWordsIn('english').moneySentBack({ amount: 'S$8.00' }))
  })
})

describe('money that was sent back at the gateway', () => {
  it('voids its term, frees its code and is told to the member, once, however often it is told of', async () => {
    await tell(server, knows([]))
    expect([(await read()).state, await used()]).toEqual(['paid', 1])
    knows([900])
    for (let times = 0; times < 3; times += 1) expect(await event()).toBe(200)
    expect([(await read()).state, await termsOf(), await used()]).toEqual(['refunded', [], 0])
    expect((await server.ok(me, {}, { token })).membership.status).toBe('pendingPayment')
    const [money] = (await atDesk()).arrivals
    expect(money).toMatchObject({
      outcome: 'refunded',
      refundReference: `re_${worker}a0`,
      decidedBy: null,
      note: 'sent back at the gateway',
    })
    const { notifications } = await server.ok(listNotifications, {}, { token })
    const { title } = notificationWordsIn('english').refunded({ amount: 'S$9.00' })
    expect(notifications.filter((notice) => notice.title === title)).toHaveLength(1)
    expect(await faultsInBooks(server)).toEqual([])
  })

  it('is found by asking, within a day, when no event came', async () => {
    await tell(server, knows([]))
    knows([400, 500])
    server.clock.advance({ hours: 24 })
    while ((await reconcilePayments(server.deps)) > 0);
    expect([(await read()).state, await termsOf()]).toEqual(['refunded', []])
  })

  it('before its arrival was told of leaves no term behind', async () => {
    knows([900])
    expect(await event()).toBe(200)
    expect([(await read()).state, await termsOf(), await used()]).toEqual(['refunded', [], 0])
    expect(await faultsInBooks(server)).toEqual([])
  })

  it('while staff looked at it ends the review', async () => {
    await tell(server, knows([], 850))
    expect((await read()).state).toBe('toReview')
    knows([850], 850)
    await event()
    expect(await read()).toMatchObject({ state: 'refunded', moneyUnderReview: false })
  })

  it('and noted at the desk as well, before or after, is one refund', async () => {
    await tell(server, knows([]))
    knows([900])
    await event()
    await atDesk()
    const noted = { id: payment.id, note, reference: `re_${worker}a0` }
    expect((await server.call(refundPayment, noted, { token: finance })).status).toBe(200)
    await event()
    expect((await atDesk()).arrivals).toHaveLength(1)
  })

  it('of somebody else in the same account is nothing of ours', async () => {
    payment = { ...payment, payNumber: 'pi_of_another_shop' }
    expect(await event()).toBe(200)
  })
})

describe('a part that was sent back at the gateway', () => {
  it('leaves the term, and is looked at by staff, who can only note it', async () => {
    await tell(server, knows([]))
    knows([300])
    for (let times = 0; times < 2; times += 1) await event()
    expect(await read()).toMatchObject({ state: 'paid', moneyUnderReview: true })
    expect(await termsOf()).toHaveLength(1)
    const { arrivals } = await atDesk()
    expect(arrivals.map(({ amountCents, outcome, reviewReason }) => [amountCents, outcome, reviewReason])).toEqual([
      [900, 'honoured', null],
      [-300, 'toReview', 'partlySentBack'],
    ])
    const part = arrivals[1]?.id ?? ''
    const { rows: reviews } = await server.ok(listReviews, { page: 1, pageSize: 20 }, { token: finance })
    expect(reviews.find(({ id }) => id === part)?.may).toEqual(['refund'])
    expect((await server.call(honourMoney, { id: part, note }, { token: finance })).reason).toBe('payments.onlyRefund')
    expect((await server.call(returnMoney, { id: part, note, reference: 're_x' }, { token: finance })).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'paid', moneyUnderReview: false })
    expect(await faultsInBooks(server)).toEqual([])
  })

  it('and the rest after it are all of the money: the term is voided, and nothing is left to look at', async () => {
    await tell(server, knows([]))
    knows([300])
    await event()
    knows([300, 600])
    await event()
    expect(await read()).toMatchObject({ state: 'refunded', moneyUnderReview: false })
    expect([await termsOf(), await faultsInBooks(server)]).toEqual([[], []])
  })

  it('and the rest sent back at the desk are all of it: the part is decided with the whole, and heard of again it stays so', async () => {
    await tell(server, knows([]))
    knows([300])
    await event()
    expect((await server.call(refundPayment, { id: payment.id, note, reference: 'BANK1' }, { token: finance })).status).toBe(200)
    knows([300, 600])
    await event()
    expect(await read()).toMatchObject({ state: 'refunded', moneyUnderReview: false })
    expect((await atDesk()).arrivals.map(({ amountCents, outcome }) => [amountCents, outcome])).toEqual([
      [900, 'refunded'],
      [-300, 'refunded'],
    ])
    expect(await faultsInBooks(server)).toEqual([])
  })

  it('of money under review is decided with the whole: the payment has ended', async () => {
    await tell(server, knows([], 1000))
    knows([100], 1000)
    await event()
    const whole = (await atDesk()).arrivals.find(({ amountCents }) => amountCents > 0)
    await server.ok(returnMoney, { id: whole?.id ?? '', note, reference: 'BANK2' }, { token: finance })
    expect(await read()).toMatchObject({ state: 'refunded', moneyUnderReview: false })
  })

  it('of money under review cannot become a membership by itself', async () => {
    await tell(server, knows([], 1000))
    knows([100], 1000)
    await event()
    const part = (await atDesk()).arrivals.find(({ amountCents }) => amountCents < 0)
    expect((await server.call(honourMoney, { id: part?.id ?? '', note }, { token: finance })).reason).toBe('payments.onlyRefund')
  })
})
