import { readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { matchLines } from './match-lines.ts'

let server: TestServer
let token: string
let id: string
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))

beforeAll(async () => {
  server = await startTestServer({ postgres: true })
  await sellPlans(server)
  token = (await signInAtDesk(server, 'finance', 'finance')).token
  const columns = { dateColumn: 'Date', amountColumn: 'Amount', referenceColumn: 'Reference' }
  const source = { kind: 'bank', name: 'Bank', ...columns, dateFormat: 'YYYY-MM-DD', decimalMark: '.', encoding: 'auto' } as const
  id = (await server.ok(desk.addSource, source, { token })).id
})
afterAll(() => server.close())

const keep = (rows: string[]) => {
  const content = Buffer.from(['Date,Amount,Reference', ...rows].join('\n')).toString('base64')
  return server.call(desk.keepFile, { id, name: 'a.csv', content }, { token })
}
const match = () =>
  matchLines(server.deps, (error) => {
    throw error
  })

it('a file that is kept five times at once, while the gateway tells of its money, is each payment’s money once', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const payments = []
  for (let n = 1; n <= 6; n += 1) payments.push(await start(server, await workerToken(server, n)))
  const rows = payments.map(({ transactionNumber }, n) => `${today},9.00,BANK${n} ${transactionNumber}`)
  const answers = await times(5, () => keep(rows))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.reduce((sum, { data }) => sum + (data?.lines ?? 0) - (data?.known ?? 0), 0)).toBe(6)
  const told = payments.filter((_, n) => n % 2 === 0)
  await Promise.all([match(), match(), match(), ...told.map((payment) => tell(server, settledReport(server, payment)))])
  const { rows: lines } = await server.ok(desk.listLines, { sourceId: id }, { token })
  expect(lines.map(({ state }) => state)).toEqual(Array(6).fill('matched'))
  for (const payment of payments) {
    const { state, arrivals } = await server.ok(readDeskPayment, { id: payment.id }, { token })
    const isTold = told.includes(payment)
    expect([state, arrivals.filter(({ outcome }) => outcome === 'honoured').length]).toEqual(['paid', 1])
    // What came under two names is never two memberships: the second waits for a decision.
    expect(arrivals.length).toBeLessThanOrEqual(isTold ? 2 : 1)
  }
  expect(await faultsInBooks(server)).toEqual([])
})
