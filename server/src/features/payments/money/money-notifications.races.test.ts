import { setConsent } from '@mwc/contract/account/people/people.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Joined, joinWorkers } from '../../../testing/fixtures/campaign-fixtures.ts'
import { inboxOf } from '../../../testing/fixtures/notification-fixtures.ts'
import { addNets, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { claimVoucher } from '../../../testing/fixtures/redemption-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { remindOfVouchers } from '../../campaigns/remind-of-vouchers.ts'
import { expirePayments } from '../orders/expire-payments.ts'
import { reconcilePayments } from '../gateway/reconcile-payments.ts'
import { remindOfNets } from '../nets-reminders/remind-of-nets.ts'

let server: TestServer
let nets: TestGateway
let people = 1

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.set('2026-03-10T10:00:00+08:00')
})

const times = <T>(count: number, run: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => run(n)))
const join = async (count: number): Promise<Joined[]> => {
  people += count
  return joinWorkers(server, count, people)
}
const titlesOf = async ({ token }: Joined) => (await inboxOf(server, token)).map(({ title }) => title).toSorted()

test('callbacks that come many times, late and out of order, beside the asking and the end, tell of one arrival once', async () => {
  const [member] = (await join(1)) as [Joined]
  server.clock.advance({ seconds: 1 })
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token: member.token })
  const payment = await start(server, member.token)
  const report = settledReport(server, payment)
  server.payNow.setReport(report)
  server.clock.advance({ minutes: 15 })
  await Promise.all([
    times(20, (n) => tell(server, n % 4 === 0 ? { ...report, state: 'failed', charges: [] } : report)),
    times(3, () => reconcilePayments(server.deps)),
    times(3, () => expirePayments(server.deps)),
  ])
  server.clock.advance({ hours: 30 })
  await tell(server, { ...report, state: 'failed', charges: [] })
  await tell(server, report)
  const sms = await server.db.selectFrom('sms').select('purpose').where('member_id', '=', member.id).execute()
  expect([await titlesOf(member), sms.map(({ purpose }) => purpose)]).toEqual([['We received S$9.00'], ['payment']])
})

test('two arrivals of money for one payment are told as one received and one looked at, whichever came first', async () => {
  const members = await join(6)
  for (const member of members) {
    const payment = await start(server, member.token)
    const arrivals = [settledReport(server, payment), settledReport(server, payment)]
    await times(10, (n) => tell(server, arrivals[n % 2] ?? settledReport(server, payment)))
    expect(await titlesOf(member)).toEqual(['Money came twice. Staff are checking S$9.00', 'We received S$9.00'])
  }
})

test('sweeps side by side remind of each NETS payment that waits once, of one that is paid meanwhile once at most', async () => {
  const [waiting, paying] = [await join(12), await join(12)]
  for (const { token } of waiting) await start(server, token, { method: 'nets' })
  const payments: Payment[] = []
  for (const { token } of paying) payments.push(await start(server, token, { method: 'nets' }))
  for (const payment of payments) nets.setReport(settledReport(server, payment))
  server.clock.set('2026-03-16T11:00:00+08:00')
  await Promise.all([
    times(4, () => remindOfNets(server.deps)),
    times(payments.length, async (n) => {
      const payment = payments[n]
      if (payment) await tell(server, settledReport(server, payment), nets)
    }),
  ])
  await times(2, () => remindOfNets(server.deps))
  for (const member of waiting) expect(await titlesOf(member)).toEqual(['Not paid yet: S$9.00'])
  for (const member of paying) {
    const [received, reminded, ...more] = (await titlesOf(member)).toReversed()
    expect([received, more]).toEqual(['We received S$9.00', []])
    expect([undefined, 'Not paid yet: S$9.00']).toContain(reminded)
  }
})

test('sweeps side by side remind of each voucher once', async () => {
  const members = await join(12)
  for (const { token } of members) await claimVoucher(server, token)
  server.clock.set('2026-03-20T11:00:00+08:00')
  await times(4, () => remindOfVouchers(server.deps))
  await times(2, () => remindOfVouchers(server.deps))
  for (const member of members) expect(await titlesOf(member)).toEqual(['Your voucher ends soon: One hot meal'])
})
