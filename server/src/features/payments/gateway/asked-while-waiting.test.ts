import { setImmediate as nextTurn } from 'node:timers/promises'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { longPollMs } from '../../../http/long-poll.ts'
import { toDate } from '../../../ports/clock.ts'
import { sellPlans, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
// Its timers are moved by the test, and PostgreSQL's own driver waits by them.
beforeAll(async () => {
  server = await startTestServer({ embedded: true })
})
afterAll(() => server.close())

it('the gateway is asked again about a payment while somebody goes on waiting for it', async () => {
  await sellPlans(server)
  const token = await workerToken(server, 1)
  const payment = await start(server, token)
  const now = toDate(server.clock.now()).getTime()
  const later = toDate(server.clock.now().add({ hours: 1 }))
  const planned = () => server.db.selectFrom('payment').select('query_after').where('id', '=', payment.id).executeTakeFirstOrThrow()
  const isAskedNow = async () => (await planned()).query_after?.getTime() === now
  const planLater = () => server.db.updateTable('payment').set({ query_after: later }).where('id', '=', payment.id).execute()
  // A look that the real clock gathers would take this one along, and say it by the real clock.
  await planLater()
  await server.ok(readPayment, { id: payment.id }, { token })
  await expect.poll(isAskedNow, { timeout: 10_000 }).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await planLater()
    let answer: string | null = null
    void server.ok(readPayment, { id: payment.id, after: payment.version }, { token }).then(({ state }) => (answer = state))
    const untilPassed = async (holds: () => Promise<boolean>) => {
      for (; !(await holds()); await nextTurn()) vi.advanceTimersByTime(longPollMs / 100)
    }
    await untilPassed(isAskedNow)
    await planLater()
    await untilPassed(isAskedNow)
    expect(answer).toBe(null)
    await untilPassed(async () => answer !== null)
    expect(answer).toBe('awaiting')
  } finally {
    vi.useRealTimers()
  }
})
