import { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import { honourMoney, listReviews, refundPayment, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignInput, freeMonths, inFour, offerCampaign } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { inboxOf } from '../../testing/fixtures/notification-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let desk: { token: string }
let people = 0
const newMember = () => signUpWorker(server, (people += 1))
const note = 'looked at the slip'

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  desk = await signInAtDesk(server, 'finance', 'finance')
})
afterAll(() => server.close())

/** Money of another amount than was asked, which waits for staff. */
async function underReview(token: string, amountCents = 800): Promise<string> {
  const payment = await start(server, token)
  await tell(server, settledReport(server, payment, { amountCents }))
  const { rows: reviews } = await server.ok(listReviews, {}, desk)
  const money = reviews.find(({ payment: of }) => of.id === payment.id)
  if (!money) throw new Error('nothing is under review')
  server.clock.advance({ seconds: 1 })
  return money.id
}

test('money that staff accept is told with the date that it makes, once', async () => {
  const { token } = await newMember()
  const id = await underReview(token)
  for (let times = 0; times < 2; times += 1) await server.ok(honourMoney, { id, note }, desk)
  expect(await inboxOf(server, token)).toMatchObject([
    { kind: 'payment', opens: 'payments', title: 'Your payment is accepted', text: expect.stringContaining('S$8.00') },
    { title: 'S$8.00 arrived, the price is S$9.00' },
  ])
  expect((await inboxOf(server, token))[0]?.text).toContain('9 Sep 2026')
})

test('money that staff send back is told once, in the language of who reads it', async () => {
  const { token } = await newMember()
  const id = await underReview(token, 1234)
  for (let times = 0; times < 2; times += 1) await server.ok(returnMoney, { id, note, reference: 'TT-1' }, desk)
  expect((await inboxOf(server, token, 'chinese')).map(({ title }) => title)).toEqual(['我们已退款 S$12.34', '收到 S$12.34，应付 S$9.00'])
})

test('a refund is told once, with what it takes along; the last one says that no membership is left', async () => {
  const { token } = await newMember()
  const paid = []
  for (let times = 0; times < 2; times += 1) {
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment))
    server.clock.advance({ seconds: 1 })
    paid.push(payment)
  }
  const texts = async () => (await inboxOf(server, token)).map(({ text }) => text)
  const refund = async (id: string | undefined, reference: string) => {
    for (let times = 0; times < 2; times += 1) await server.ok(refundPayment, { id: id ?? '', note, reference }, desk)
    server.clock.advance({ seconds: 1 })
  }
  const arrived = Array(2).fill(expect.stringContaining('Your payment of S$9.00 arrived'))
  await refund(paid[1]?.id, 'TT-2')
  expect(await texts()).toEqual([expect.stringContaining('no longer in your membership'), ...arrived])
  await refund(paid[0]?.id, 'TT-3')
  expect((await texts())[0]).toContain('You have no membership now')
})

test('rewards that came without a tap are told, each once', async () => {
  const { token } = await newMember()
  await offerCampaign(server, { ...campaignInput(), name: inFour('A meal'), autoClaim: true, voucherName: inFour('One dosai') })
  await offerCampaign(server, { ...campaignInput(), name: inFour('A month'), autoClaim: true, ...freeMonths(1) })
  for (let times = 0; times < 2; times += 1) await server.ok(autoClaim, {}, { token })
  expect((await inboxOf(server, token)).map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
    ['reward', 'You got 1 free month'],
    ['reward', 'You got a voucher: One dosai'],
  ])
})
