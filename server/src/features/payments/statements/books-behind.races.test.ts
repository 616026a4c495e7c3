import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '../../../app.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { bankLayout, fileOf, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { reconcilePayments } from '../gateway/reconcile-payments.ts'
import { expirePayments } from '../orders/expire-payments.ts'
import { countWaitingLines } from './count-waiting-lines.ts'

// The books were restored to an earlier moment; the gateway's go on. Its callbacks of that time went to what is lost.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())

const statusOf = async (token: string) => (await server.ok(me, {}, { token })).membership.status
const throwIt = (error: unknown) => {
  throw error
}

test('payments that the restored books know become paid by being asked about, also by many at once, late and once', async () => {
  const tokens: string[] = []
  for (const n of [1, 2, 3, 4, 5, 6]) tokens.push(await workerToken(server, n))
  const payments = await Promise.all(tokens.map((token) => start(server, token)))
  await server.runJobs()
  for (const payment of payments) server.payNow.setReport(settledReport(server, payment))
  // Found again after days, in which the payments ran out here.
  server.clock.advance({ hours: 72 })
  await expirePayments(server.deps)
  await Promise.all([1, 2, 3].map(() => reconcilePayments(server.deps, throwIt)))
  expect(await Promise.all(tokens.map(statusOf))).toEqual(tokens.map(() => 'active'))
  const arrivals = await server.db.selectFrom('charge').select('id').execute()
  expect([arrivals.length, await faultsInBooks(server)]).toEqual([payments.length, []])
})

test('money of a payment that they do not know is named in the log, waits as a line of the file, and becomes a term by two people', async () => {
  const lines: string[] = []
  const app = await makeApp(
    { ...server.deps, config: { ...server.deps.config, LOG_LEVEL: 'warn' } },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  const lost = 'MWC260310QRSTUVWX'
  const charge = { chargeId: randomUUID(), amountCents: 900, currency: 'SGD', settledAt: server.clock.now() }
  const { body, headers } = server.payNow.callback({ transactionNumber: lost, state: 'settled', charges: [charge] })
  const answers = await Promise.all(
    [1, 2].map(() => app.inject({ method: 'POST', url: '/h5-api/callbacks/paynow', payload: body, headers })),
  )
  await app.close()
  // It is told of again for days: nobody said that it is known.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(
    lines.filter((line) => line.includes('of a payment that is not in the books') && line.includes(lost) && line.includes(charge.chargeId)),
  ).toHaveLength(2)

  const at = { token: (await signInAtDesk(server, 'finance', 'finance')).token }
  const { id } = await server.ok(desk.addSource, { kind: 'bank', name: 'Bank', ...bankLayout, dateFormat: 'DD/MM/YYYY' }, at)
  const day = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate()
  await server.ok(desk.keepFile, { id, version: 1, ...fileOf([`${day.toLocaleString('en-GB')},9.00,${lost}`]) }, at)
  await matchKept(server)
  expect((await countWaitingLines(server.deps)).total).toBe(1)
  const [line] = (await server.ok(desk.listLines, { sourceId: id, sort: 'amountCents' }, at)).rows
  expect(line).toMatchObject({ state: 'unmatched', reference: lost, amountCents: 900 })

  const token = await workerToken(server, 20)
  const begun = await start(server, token)
  await server.ok(
    desk.proposeMatch,
    { id: line?.id ?? '', transactionNumber: begun.transactionNumber, note: 'Paid before the restore' },
    at,
  )
  const other = { token: (await signInAtDesk(server, 'colleague', 'finance')).token }
  const confirmed = await Promise.all([1, 2].map(() => server.call(desk.confirmMatch, { id: line?.id ?? '', paymentId: begun.id }, other)))
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([await statusOf(token), (await countWaitingLines(server.deps)).total, await faultsInBooks(server)]).toEqual(['active', 0, []])
})
