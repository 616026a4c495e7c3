import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allHousekeeping } from '../all-jobs.ts'
import { makeApp } from '../app.ts'
import { readGauges } from '../features/health/read-gauges.ts'
import { failedJob, withJobTables } from '../testing/fixtures/job-fixtures.ts'
import { finOf, mobileOf, signUpWorker } from '../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { makeMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

let server: TestServer
let app: TestServer['app']
let metrics: Metrics
let served: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  server = await startTestServer()
  await withJobTables(server)
  metrics = makeMetrics({ version: '1.0.0', role: 'web' })
  app = await makeApp(server.deps, { metrics })
  await app.ready()
  metrics.watch(server.open.pools, () =>
    readGauges(
      server.deps,
      allHousekeeping(server.deps, () => undefined),
    ),
  )
  served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await served.stop()
  await app.close()
  await server.close()
})

const read = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()
/** The value of a sample; undefined where there is none. */
const valueOf = (text: string, sample: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}

test('requests are counted by pattern, method and kind of status, and refusals by their reason', async () => {
  await app.inject('/health')
  await app.inject('/health')
  await app.inject(`${apiBase}/h5/me`)
  const text = await read()
  expect(valueOf(text, 'mwc_request_seconds_count{route="/health",method="GET",status="2xx"}')).toBe(2)
  expect(valueOf(text, `mwc_request_seconds_count{route="${apiBase}/h5/me",method="GET",status="4xx"}`)).toBe(1)
  expect(valueOf(text, 'mwc_refusals_total{reason="server.busy"}')).toBe(0)
  expect(valueOf(text, 'mwc_refusals_total{reason="account.unauthenticated"}')).toBe(1)
  expect(valueOf(text, 'mwc_requests_in_flight')).toBe(0)
  expect(valueOf(text, 'mwc_version_info{version="1.0.0",role="web"}')).toBe(1)
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  expect(valueOf(text, 'mwc_pool_connections{pool="calls",state="most"}')).toBeGreaterThan(3)
})

test('what whoever asks has made up stands in no label, and makes no series of its own', async () => {
  const [canary, { mobile }] = ['canaryxyz', mobileOf(81)]
  const seriesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('mwc_') && !line.includes('_bucket')).length
  await signUpWorker(server, 81)
  await app.inject({ method: 'PURGE' as never, url: `/${canary}` })
  await app.inject(`/${canary}/0`)
  const before = seriesOf(await read())
  for (let i = 1; i <= 30; i += 1) {
    await app.inject(`/${canary}/${i}`)
    await app.inject(`${apiBase}/${canary}${i}?mobile=${mobile}&fin=${finOf(81)}`)
    await app.inject({ url: '/health', headers: { authorization: `Bearer ${canary}`, 'user-agent': canary } })
  }
  const text = await read()
  expect(seriesOf(text)).toBe(before)
  for (const secret of [canary, mobile, finOf(81), 'Rahim', 'PURGE']) expect(text).not.toContain(secret)
})

test('the tables are asked once in fifteen seconds, however many read, and nothing is made up where one fails or all are away', async () => {
  await failedJob(server)
  await sql`insert into pgboss.job (name, data, start_after) values ('sms.send', '{}', now() - interval '90 seconds')`.execute(server.db)
  const fresh = makeMetrics({ version: '1.0.0', role: 'jobs' })
  const works = allHousekeeping(server.deps, () => undefined)
  let asked = 0
  fresh.watch(server.open.pools, async () => {
    asked += 1
    return readGauges(server.deps, works)
  })
  const [text = '', ...others] = await Promise.all([fresh.read(), fresh.read(), fresh.read()])
  expect([asked, others.map((other) => valueOf(other, 'mwc_database_answers'))]).toEqual([1, [1, 1]])
  expect(valueOf(text, 'mwc_jobs{queue="sms.send",state="waiting"}')).toBe(1)
  expect(valueOf(text, 'mwc_jobs{queue="sms.notice",state="failed"}')).toBe(1)
  expect(valueOf(text, 'mwc_job_oldest_seconds{queue="sms.send"}')).toBeGreaterThanOrEqual(90)
  expect(valueOf(text, 'mwc_sweep_late{sweep="sms.budgets"}')).toBe(1)
  expect(valueOf(text, 'mwc_gateway_hidden{gateway="test"}') ?? 0).toBe(0)
  for (const sample of ['mwc_money_reviews', 'mwc_reminder_days_differing', 'mwc_push{state="waiting"}'])
    expect(valueOf(text, sample)).toBe(0)
  expect(valueOf(text, 'mwc_sms_budget_used{budget="signUp"}')).toBeLessThan(valueOf(text, 'mwc_sms_budget_limit{budget="signUp"}') ?? 0)
  expect(valueOf(text, 'mwc_database_answers')).toBe(1)

  // Nobody backed up: that is told by nothing, and is no part that could not be read.
  expect([valueOf(text, 'mwc_backup_timestamp_seconds'), valueOf(text, 'mwc_gauges_missing')]).toEqual([undefined, 0])
  await sql`insert into kept_backup (name, finished_at) values ('one', to_timestamp(1)), ('two', to_timestamp(2))`.execute(server.db)
  const kept = makeMetrics({ version: '1.0.0', role: 'jobs' })
  kept.watch(server.open.pools, () => readGauges(server.deps, []))
  expect(valueOf(await kept.read(), 'mwc_backup_timestamp_seconds')).toBe(2)

  await sql`alter table reminder_day rename to reminder_day_away`.execute(server.db)
  const without = makeMetrics({ version: '1.0.0', role: 'jobs' })
  without.watch(server.open.pools, () => readGauges(server.deps, []))
  const partly = await without.read()
  await sql`alter table reminder_day_away rename to reminder_day`.execute(server.db)
  expect(['mwc_database_answers', 'mwc_gauges_missing', 'mwc_money_reviews'].map((sample) => valueOf(partly, sample))).toEqual([1, 1, 0])
  expect(valueOf(partly, 'mwc_reminder_days_differing')).toBe(undefined)

  const away = makeMetrics({ version: '1.0.0', role: 'jobs' })
  away.watch(server.open.pools, () => Promise.reject(new Error('away')))
  const silent = await away.read()
  expect(valueOf(silent, 'mwc_database_answers')).toBe(0)
  expect([valueOf(silent, 'mwc_money_reviews'), valueOf(silent, 'mwc_push{state="waiting"}')]).toEqual([undefined, undefined])
})

test('live sessions that have no key are told, and neither ended ones, nor those that have run out', async () => {
  for (const n of [91, 92, 93, 94]) await signUpWorker(server, n)
  await sql`update session set ended_at = null, last_seen_at = ${new Date(server.clock.now().epochMilliseconds)}, created_at = last_seen_at, public_key = 'key'`.execute(
    server.db,
  )
  const change = (n: number, set: ReturnType<typeof sql>) =>
    sql`update session set public_key = null, ${set} where member_id = (select id from member where mobile like ${`%${mobileOf(n).mobile}`})`.execute(
      server.db,
    )
  await change(91, sql`device = ''`)
  await change(92, sql`ended_at = last_seen_at`)
  await change(93, sql`last_seen_at = last_seen_at - interval '61 days'`)
  const told = makeMetrics({ version: '1.0.0', role: 'jobs' })
  told.watch(server.open.pools, () => readGauges(server.deps, []))
  expect(valueOf(await told.read(), 'mwc_sessions_without_key')).toBe(1)
})

test('how a replica does is told as it is when somebody reads, and not at all where there is none', async () => {
  const use = {
    isUsed: true,
    lagSeconds: 0.25,
    left: { unreachable: 0, behind: 2, stranger: 0, primaryAway: 0 },
    reads: { replica: 40, left: 3, written: 2, again: 1 },
  }
  const fresh = makeMetrics({ version: '1.0.0', role: 'web' })
  fresh.watchReplica({ use: () => use })
  await fresh.read()
  use.reads.replica += 2
  const text = await fresh.read()
  expect(['mwc_replica_used', 'mwc_replica_lag_seconds'].map((sample) => valueOf(text, sample))).toEqual([1, 0.25])
  expect(valueOf(text, 'mwc_replica_left_total{reason="behind"}')).toBe(2)
  expect(valueOf(text, 'mwc_replica_reads_total{way="replica"}')).toBe(42)
  expect(await read()).not.toContain('mwc_replica')
})

test('the port answers /metrics and nothing else', async () => {
  const statusOf = async (path: string, method = 'GET') => (await fetch(`http://127.0.0.1:${served.port}${path}`, { method })).status
  expect([await statusOf('/'), await statusOf('/health'), await statusOf('/metrics', 'POST'), await statusOf('/metrics')]).toEqual([
    404, 404, 404, 200,
  ])
})

test('how often in a row the files were not had is told where they are kept by another machine, and nowhere else', async () => {
  const fresh = makeMetrics({ version: '1.0.0', role: 'web' })
  expect(await fresh.read()).not.toContain('mwc_files_faults')
  let faults = 5
  fresh.watchFiles(() => faults)
  expect(valueOf(await fresh.read(), 'mwc_files_faults')).toBe(5)
  faults = 0
  expect(valueOf(await fresh.read(), 'mwc_files_faults')).toBe(0)
})
