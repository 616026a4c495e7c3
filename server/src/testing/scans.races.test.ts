import { toldOutcomes, toldWays } from '@mwc/contract/notifications/notification-kinds'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allHousekeeping } from '../all-jobs.ts'
import { readConfig } from '../config.ts'
import type { Tables } from '../database/tables/tables.ts'
import { forgetReceiver } from '../features/sms/forget-receiver.ts'
import { listFailedJobs } from '../features/health/list-failed-jobs.ts'
import { listPhoneReports } from '../features/phone-reports/list-phone-reports.ts'
import { readGauges } from '../features/health/read-gauges.ts'
import { readHealth } from '../features/health/read-health.ts'
import { readAnswerTimes } from '../features/messages/desk/read-answer-times.ts'
import { listBroadcasts } from '../features/notifications/broadcasts/list-broadcasts.ts'
import { countReachedNow } from '../features/notifications/broadcasts/reached.repo.ts'
import { readSmsDays } from '../features/sms/read-sms-days.ts'
import { listBroadcastMembers } from '../features/notifications/told/list-broadcast-members.ts'
import { makeLogSigning } from '../keys/log-signing.ts'
import { makeEncryption } from '../keys/encryption.ts'
import type { Dependencies } from '../dependencies.ts'
import { systemClock } from '../ports/clock.ts'
import { openDatabase } from '../database/open-database.ts'
import { freshDatabase } from './databases/real-postgres.ts'
import { withJobTables } from './fixtures/job-fixtures.ts'
import { testKeys } from './start-test-server.ts'
import { testFiles } from './stand-ins/test-files.ts'
import { testPush } from './stand-ins/test-push.ts'
import type { PlanNode } from './watched-server.ts'

/** The moment that the server is told it is, whatever it is: members are reminded by day alone. */
const noon = systemClock.now().toZonedDateTimeISO('Asia/Singapore').with({ hour: 12 }).toInstant()
const beforeNoon = (time: Temporal.DurationLike) => `timestamptz '${noon.subtract(time).toString()}'`

const many = 20_000
/** A table of this many rows or more is not read from end to end by what is done again and again. */
const long = 5_000
const rows = (columns: string) => `select ${columns} from generate_series(1, ${many}) n`
const person = `md5('p' || n)::uuid`
const session = `'session ' || n`
/** One of twenty broadcasts, each to its own members. */
const earlier = `md5('earlier' || n % 20)::uuid`
const encryption = makeEncryption(testKeys.fin, testKeys.lookup)
const staff = '5c0ff5c0-0000-4000-8000-000000000001'
/** A programme of some age: nearly everything in it is over and done. */
const filling = [
  `insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, fin_last_four, created_at, last_used_at)
   ${rows(`${person}, n::text, '', '1990-01-01', 'BD', '01', '', '1', '', 'english', '', now(), now()`)}`,
  `insert into session (token_hash, member_id, created_at, last_seen_at, ended_at)
   ${rows(`${session}, ${person}, now() - interval '9 days', now(), case when n % 2 = 0 then now() - interval '8 days' end`)}`,
  `insert into push_subscription (id, member_id, session_hash, endpoint, p256dh, auth, created_at, seen_at, check_at)
   ${rows(`${person}, ${person}, ${session}, n::text, '', '', now(), now(), now() + n * interval '1 minute'`)}`,
  `insert into sms (id, member_id, mobile_last_four, purpose, state, created_at, broadcast_id)
   ${rows(`${person}, ${person}, '', '', 'delivered', now() - n * interval '5 minutes', ${earlier}`)}`,
  `insert into notification (id, member_id, kind, key, language, title, text, created_at)
   ${rows(`${person}, ${person}, 'news', md5('b')::uuid::text, 'english', '', '', now()`)}`,
  `insert into push_delivery (id, notification_id, subscription_id, state, next_at, broadcast_id, receiver_id)
   ${rows(`${person}, ${person}, ${person}, 'sent', now(), ${earlier}, ${person}`)}`,
  `insert into staff (id, username, password_hash, totp_cipher, role, created_at) values ('${staff}', 's', '', '${encryption.encrypt('totp', { table: 'staff', column: 'totp_cipher', row: staff })}', 'admin', now())`,
  `insert into broadcast (id, request_key, title, text, by_sms, audience, state, send_at, began_at, ended_at, created_at, created_by, counts)
   values (md5('b')::uuid, md5('b')::uuid, '{}', '{}', false, '{}', 'sent', now(), now(), now(), now(), '${staff}', '[]')`,
  `insert into broadcast_member (broadcast_id, member_id, state) ${rows(`md5('b')::uuid, ${person}, 'sent'`)}`,
  `insert into broadcast_member (broadcast_id, member_id, state) ${rows(`${earlier}, ${person}, 'sent'`)}`,
  `insert into term (id, member_id, first_day, last_day, months, source, created_at)
   ${rows(`${person}, ${person}, date '2026-01-01', date '2026-01-01' + n % 900, 6, 'payment', now()`)}`,
  `insert into reminder (member_id, last_day, stage, due_day, state, ended_at)
   ${rows(`${person}, current_date, 'd7', current_date - 7, 'sent', now()`)}`,
  `insert into one_time_code (id, mobile, purpose, code_hash, created_at, expires_at) ${rows(`${person}, n::text, 'logIn', '', now(), now()`)}`,
  `insert into mobile_proof (token_hash, mobile, purpose, created_at, expires_at) ${rows(`n::text, n::text, 'logIn', now(), now()`)}`,
  `insert into allowance (key, window_start, used) ${rows(`n::text, now(), 1`)}`,
  `insert into audit (id, at, act, outcome, request_id, record_kind, record_id, member_id, position, hash)
   ${rows(`${person}, now(), 'members.look', 'allowed', '', 'member', '', ${person}, n, ''`)}`,
  `insert into refused_call (id, at, staff_id, username, act, outcome, request_id) ${rows(`${person}, now(), '${staff}', '', '', 'refused', ''`)}`,
  `insert into phone_report (id, day, version, kind, hash, what, places, route, language, told, last_at)
   ${rows(`${person}, current_date, '', 'error', n::text, '', '', '/', 'english', 1, now()`)}`,
  // Of each thread a question and its answer an hour later.
  `insert into message (id, thread_id, number, author, staff_id, text, idempotency_key, at)
   ${rows(`md5('m' || n)::uuid, md5('t' || n / 2)::uuid, n % 2 + 1, case n % 2 when 0 then 'member' else 'staff' end, case n % 2 when 1 then '${staff}'::uuid end, '', md5('k' || n)::uuid, now() - (${many} - n) * interval '1 hour'`)}`,
  `insert into member_order (id, member_id, plan_code, months, price_cents, discount_cents, total_cents, free_months, state, created_at, ended_at)
   ${rows(`md5('o' || n)::uuid, ${person}, '6months', 6, 900, 0, 900, 0, 'settled', now(), now()`)}`,
  `insert into member_plan (member_id, plan_code) ${rows(`${person}, case when n <= 20 then '6months' else '1year' end`)}`,
  `insert into log_key (member_id, sealed) ${rows(`${person}, '${encryption.mark}.'`)}`,
  `insert into log_tip (position, hash, day) values (${many}, '', current_date)`,
  // A run that is later than now counts as none: all sessions that ever ended would be gone through.
  `insert into sweep_run values ('push.forget', ${beforeNoon({ minutes: 2 })}), ('data-life.rows', ${beforeNoon({ hours: 2 })})`,
]

type Asked = { sql: string; parameters: readonly unknown[] }
const asked: Asked[] = []
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let db: Kysely<Tables>
let pool: pg.Pool
let deps: Dependencies
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'scans', inject('postgresTables'))
  const types = new pg.TypeOverrides()
  types.setTypeParser(1082, (value) => value)
  pool = new pg.Pool({ connectionString: fresh.url, max: 4, types })
  // The end of a pool does not wait for its sockets: the drop may end a connection that is being closed.
  pool.on('error', () => {})
  const filler = new pg.Client({ connectionString: fresh.url })
  await filler.connect()
  // What is filled in fits together: looking up each row that another names, and a trigger for each row, is half of the filling.
  await filler.query('set session_replication_role = replica')
  for (const statement of [...filling, 'select fill_member_directory()', 'select fill_answer_wait()', 'vacuum analyze'])
    await filler.query(statement)
  await filler.end()
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  })
  const queue = { enqueue: async () => {}, wake: async () => {} }
  deps = {
    config: readConfig({ NODE_ENV: 'test' }),
    encryption,
    logSigning: makeLogSigning(testKeys.logSigning),
    db,
    longReads: (run: (reads: typeof db) => Promise<unknown>) => run(db),
    queue,
    clock: { now: () => noon },
    push: testPush(),
    files: testFiles(),
    gateways: {},
  } as unknown as Dependencies
})
afterAll(async () => {
  await db.destroy()
  await fresh.drop()
})

/**
 * The long tables that PostgreSQL means to read from end to end for what was asked, each with the statement.
 * @param isNamed as it plans what has a name, for whatever values there are
 */
async function longScans(statements: Asked[], isNamed = false): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${long} and relnamespace::regnamespace::text in ('public', 'pgboss')`,
  )
  const scansIn = (node: PlanNode): string[] => [
    ...(node['Node Type'].endsWith('Seq Scan') && node['Relation Name'] ? [node['Relation Name']] : []),
    ...(node.Plans ?? []).flatMap(scansIn),
  ]
  const found: string[] = []
  for (const { sql: text, parameters } of statements) {
    if (!/^\s*(?:select|with|update|delete)/i.test(text)) continue
    if (isNamed && text.includes('planned anew')) continue
    const values = isNamed ? undefined : [...parameters]
    const how = isNamed ? 'generic_plan, format json' : 'format json'
    const answer = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (${how}) ${text}`, values)
    const plan = answer.rows[0]?.['QUERY PLAN'][0].Plan
    for (const table of plan ? scansIn(plan) : []) if (tables.some(({ name }) => name === table)) found.push(`${table}: ${text}`)
  }
  return found
}

test('looking for work and doing all housekeeping reads no long table from end to end', async () => {
  asked.length = 0
  const faults: unknown[] = []
  const works = allHousekeeping(deps, (fault) => faults.push(fault))
  for (const { dueAt } of works) await sql`select (${dueAt(noon)})`.execute(db)
  const looks = [...asked]
  for (const { run } of works) await run()
  expect([faults, await longScans(asked)]).toEqual([[], []])
  // Said every few seconds, it has a name.
  expect(await longScans(looks, true)).toEqual([])
})

test('who was told of one broadcast, in whichever way, is found without reading all that were ever told', async () => {
  const { rows: found } = await sql<{ id: string }>`select md5('earlier1')::uuid as id`.execute(db)
  asked.length = 0
  for (const way of toldWays)
    for (const outcome of [undefined, ...toldOutcomes]) {
      const page = { page: 1, pageSize: 25, sort: 'member' } as const
      const { total } = await listBroadcastMembers(deps, { ...page, broadcastId: found[0]?.id, way, outcome })
      const isTold = outcome === undefined || outcome === (way === 'sms' ? 'delivered' : 'sent')
      expect([way, outcome, total]).toEqual([way, outcome, isTold ? many / 20 : 0])
    }
  expect(await longScans(asked)).toEqual([])
})

test('forgetting to whom SMS of an account went reads its own', async () => {
  asked.length = 0
  const { id } = await db.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => forgetReceiver(tx, id))
  expect(await longScans(asked.filter(({ sql: text }) => text.includes('sms')))).toEqual([])
})

test('the list of broadcasts counts nobody whom an earlier one reached', async () => {
  asked.length = 0
  const { rows: broadcasts } = await listBroadcasts(deps, { page: 1, pageSize: 20, sort: '-createdAt' }, { role: 'admin', staffId: staff })
  expect(broadcasts).toHaveLength(1)
  expect(asked.filter(({ sql: text }) => /broadcast_member|push_delivery|sms/.test(text))).toEqual([])
})

test('reminders are planned once a day', async () => {
  const reminding = allHousekeeping(deps, () => {}).filter(({ name }) => name === 'reminders')
  for (const { run } of reminding) await run()
  asked.length = 0
  for (const { run } of reminding) await run()
  expect(asked.filter(({ sql: text }) => text.includes('from term'))).toEqual([])
})

test('the page of the health, and what is watched, read no long table from end to end, nor all jobs that wait', async () => {
  await withJobTables({ open: await openDatabase({ url: fresh.url, pool: 2 }), db })
  await sql`insert into pgboss.job (name, data) select 'sms.notice', '{}' from generate_series(1, ${many})`.execute(db)
  await sql`analyze`.execute(db)
  asked.length = 0
  const works = allHousekeeping(deps, () => undefined)
  const gauges = await readGauges(deps, works)
  expect(gauges.queues).toContainEqual({ queue: 'sms.notice', waiting: 10_000, failed: 0, oldestSeconds: expect.any(Number) })
  expect(asked.length).toBeLessThanOrEqual(16)
  const health = await readHealth(deps, works)
  await listFailedJobs(deps, { page: 1, pageSize: 25, sort: '-failedAt' })
  await listPhoneReports(deps, { page: 1, pageSize: 25, sort: '-lastAt', kind: 'error' })
  expect(health.queues.find(({ id }) => id === 'sms.notice')?.waiting).toEqual({ total: 10_000, more: true })
  // What waits is counted to 10,000, in whichever order.
  const others = asked.filter(({ sql: text }) => !text.includes(`j.state < 'active'`))
  expect(await longScans(others)).toEqual([])
})

test('how long answers took is read off the answers of these days alone', async () => {
  asked.length = 0
  const { periods } = await readAnswerTimes(deps)
  expect(periods.map(({ medianSeconds, answers }) => [medianSeconds, answers > 70 && answers < 400])).toEqual(
    periods.map(() => [3600, true]),
  )
  expect(await longScans(asked)).toEqual([])
})

test('whom a broadcast to those of one plan reaches is found without all orders, and without all members', async () => {
  const moment = { now: noon, arrearsDays: 60 }
  const everybody = { statuses: null, nationalities: null, sectors: null, joinedWithinDays: null, languages: null }
  asked.length = 0
  expect(await countReachedNow(db, { ...everybody, plans: ['6months'] }, moment)).toBe(20)
  expect(await longScans(asked)).toEqual([])
  await countReachedNow(db, { ...everybody, plans: ['1year'] }, moment)
  expect(asked.filter(({ sql: text }) => /\b(?:payment|member_order)\b/.test(text))).toEqual([])
})

test('SMS of some days are counted by an index alone', async () => {
  asked.length = 0
  await readSmsDays(deps)
  expect(await longScans(asked)).toEqual([])
})
