import { randomUUID } from 'node:crypto'
import { me, setLanguage } from '@mwc/contract/account/people/people.calls'
import { programme } from '@mwc/contract/programme/programme.calls'
import { listPayments, startPayment } from '@mwc/contract/payments/payments.calls'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { type FaultProxy, faultProxy } from '../testing/databases/fault-proxy.ts'
import { freshDatabase, startPostgres } from '../testing/databases/real-postgres.ts'
import { startReplica } from '../testing/databases/streaming-replica.ts'
import { prices, sellPlans, settledReport, start, tell } from '../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../testing/fixtures/person-fixtures.ts'
import { startTestServer } from '../testing/start-test-server.ts'

const closes: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

/** A PostgreSQL of its own with an empty database in it, and a line before that. */
async function startLined(...settings: string[]) {
  const postgres = await startPostgres(settings)
  closes.push(postgres.stop)
  const { url } = await freshDatabase(postgres.url, 'lined')
  let line: FaultProxy | undefined
  const through = async (target: string) => {
    line = await faultProxy(target)
    closes.push(line.close)
    return line.url
  }
  const env = { DATABASE_CONNECT_MS: '400', DATABASE_STATEMENT_MS: '2000' }
  const server = await startTestServer({ on: url, pool: 8, through, env })
  closes.push(() => server.close())
  await sellPlans(server)
  if (!line) throw new Error('no line')
  return { server, line, url, stop: postgres.stop }
}

it('once the primary has ended and its replica leads, all goes on without a restart, and nothing that was answered is lost', async () => {
  const { server, line, url, stop } = await startLined()
  const { token } = await signUpWorker(server, 1)
  const replica = await startReplica(url)
  closes.push(replica.close)
  const payment = await start(server, token)
  const report = settledReport(server, payment)
  const input = { idempotencyKey: randomUUID(), plan: '6months' as const, method: 'paynow' as const, expectedTotalCents: prices['6months'] }

  const over = new AbortController()
  const seen = new Set<number>()
  const reading = (async () => {
    while (!over.signal.aborted) seen.add((await server.call(me, {}, { token })).status)
  })()
  await server.ok(setLanguage, { language: 'bengali' }, { token })
  await stop()
  expect((await server.call(startPayment, input, { token })).reason).toBe('server.away')
  expect(await tell(server, report)).toBe(503)
  await replica.execute('select pg_promote()')
  line.leadTo(replica.url)

  await expect.poll(async () => (await server.call(me, {}, { token })).status).toBe(200)
  expect((await server.ok(me, {}, { token })).user.language).toBe('bengali')
  expect(await tell(server, report)).toBe(200)
  expect(await tell(server, report)).toBe(200)
  const { payments } = await server.ok(listPayments, {}, { token })
  expect(payments.map(({ id, state }) => [id, state])).toEqual([[payment.id, 'paid']])
  // What the process holds is told of by the new one.
  await replica.execute(
    `insert into setting (key, value) values ('helpline', '6777 7777') on conflict (key) do update set value = excluded.value`,
  )
  await expect.poll(async () => (await server.ok(programme, {})).helpline).toBe('6777 7777')
  over.abort()
  await reading
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

it('where PostgreSQL takes no more connections calls are answered with when to try again, and all is well once it does', async () => {
  const { server, url } = await startLined('max_connections=16', 'superuser_reserved_connections=0')
  const { token } = await signUpWorker(server, 1)
  const others: pg.Client[] = []
  const taken = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => undefined)
      try {
        await client.connect()
      } catch (error) {
        return (error as { code?: string }).code
      }
      others.push(client)
    }
  }
  expect(await taken()).toBe('53300')
  // Those that the process has serve on; once they are gone others take their places.
  const answers = await Promise.all(Array.from({ length: 60 }, () => server.call(me, {}, { token })))
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  await others[0]?.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> all($1::int[])',
    [others.map((client) => (client as unknown as { processID: number }).processID)],
  )
  await taken()
  const refused = await Promise.all(Array.from({ length: 20 }, () => server.call(me, {}, { token })))
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['server.away']))
  await Promise.all(others.map((client) => client.end()))
  await expect.poll(async () => (await server.call(me, {}, { token })).status).toBe(200)
  const input = { idempotencyKey: randomUUID(), plan: '6months' as const, method: 'paynow' as const, expectedTotalCents: prices['6months'] }
  await server.ok(startPayment, input, { token })
})
