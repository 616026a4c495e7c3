import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { sendReports } from '@mwc/contract/phone-reports/phone-report.calls'
import { listPhoneReports } from '@mwc/contract/phone-reports/phone-report-desk.calls'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const url = apiBase + sendReports.path
let server: TestServer
let addresses = 0
beforeAll(async () => {
  server = await startTestServer({ env: { CALLER_HOUR_LIMIT: '4' } })
})
beforeEach(() => sql`delete from phone_report`.execute(server.db))
afterAll(() => server.close())

/** Sent from an address of its own, unless one is said. */
function send(payload: string | object, type = 'application/json', remoteAddress = `10.0.${(addresses += 1) >> 8}.${addresses & 255}`) {
  return server.app.inject({ method: 'POST', url, remoteAddress, headers: { 'content-type': type }, payload })
}
type Sent = InputOf<typeof sendReports>
const message = "TypeError: x (reading 'plan')"
const fault = { kind: 'error' as const, message, stack: ['assets/frame-a.js:1:20'], route: '/' }
const told = (reports: Sent['reports'] = [fault], version = 'b1'): Sent => ({ version, language: 'bengali', reports })
const rows = () => server.db.selectFrom('phone_report').selectAll().orderBy('what').execute()

test('what phones tell is added up by day, version and what it is', async () => {
  const lcp = { kind: 'vital', name: 'LCP', route: '/pages/login/login' } as const
  await send(told([fault, fault, { ...lcp, value: 2_500 }, { ...lcp, value: 3_000 }, { ...lcp, value: 9_000 }]))
  await send(told())
  await send(told([fault], 'b2'))
  server.clock.advance({ hours: 24 })
  await send(told())
  expect((await rows()).map(({ day, version, what, told: times, slow, poor }) => [day, version, what, times, slow, poor])).toEqual([
    ['2026-03-10', 'b1', 'LCP', 3, 1, 1],
    ['2026-03-10', 'b1', fault.message, 3, 0, 0],
    ['2026-03-10', 'b2', fault.message, 1, 0, 0],
    ['2026-03-11', 'b1', fault.message, 1, 0, 0],
  ])
  const { token } = await signInAtDesk(server, 'ops', 'admin')
  const list = await server.ok(listPhoneReports, { kind: 'vital' }, { token })
  expect(list.rows).toMatchObject([{ what: 'LCP', told: 3, language: 'bengali', route: '/pages/login/login', places: '' }])
  server.clock.set('2026-03-10T10:00:00+08:00')
})

test('nothing of a person is kept, whatever a phone forgot to mask', async () => {
  const careless = 'No G5555555P, +65 8100 0001, kumar@mail.example, "Rahim", 918273, குமார்\u0000\uD800 AbCdEfGhIjKlMnOpQrStUv'
  expect((await send(told([{ ...fault, message: careless }]))).statusCode).toBe(200)
  const kept = JSON.stringify(await rows())
  for (const canary of ['G5555555P', '8100', 'kumar', 'Rahim', '918273', 'குமார்', 'AbCdEfGh', '10.0.']) expect(kept).not.toContain(canary)
})

test('browsers tell of a policy in both of their forms', async () => {
  const policy = {
    'document-uri': 'https://mwc.example/console/?q=G5555555P',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?m=81000001',
    'source-file': 'https://mwc.example/console/assets/a.js',
    'line-number': 3,
    'column-number': 7,
  }
  const body = { documentURL: 'https://mwc.example/console/', effectiveDirective: 'style-src', blockedURL: 'inline', lineNumber: 1 }
  await send(JSON.stringify({ 'csp-report': policy }), 'application/csp-report')
  await send(
    JSON.stringify([
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]),
    'application/reports+json',
  )
  expect((await rows()).map(({ version, kind, what, places, route }) => [version, kind, what, places, route])).toEqual([
    ['unknown', 'csp', 'script-src-elem evil.example', 'assets/a.js:3:7', '/console/'],
    ['unknown', 'csp', 'style-src inline', '', '/console/'],
  ])
})

test.each<[string, string | object, string, number]>([
  ['of a megabyte', JSON.stringify(told([{ ...fault, message: 'a'.repeat(1_000_000) }])), 'application/json', 413],
  ['of a megabyte in a browser’s form', 'a'.repeat(1_000_000), 'application/csp-report', 413],
  ['of no JSON', '{"csp-report', 'application/csp-report', 400],
  ['of another type', '<a/>', 'application/xml', 415],
  ['with a script for a place', told([{ ...fault, stack: ['<script>:1:1'] }]), 'application/json', 400],
  ['with SQL for a route', told([{ ...fault, route: "/'; drop table member; --" }]), 'application/json', 400],
  ['with an address that has a query', told([{ ...fault, route: '/pages/x?proof=abc' }]), 'application/json', 400],
  ['with an unknown kind', { ...told(), reports: [{ kind: 'keys' }] }, 'application/json', 400],
  ['with more than a day’s', told(Array.from({ length: 21 }, () => fault)), 'application/json', 400],
  ['with a token', { ...told(), token: 'x' }, 'application/json', 400],
  ['with a vital beyond time', told([{ kind: 'vital', name: 'LCP', value: 1e308, route: '/' }]), 'application/json', 400],
  ['with a rule that is a script', JSON.stringify({ 'csp-report': { 'effective-directive': '<b>' } }), 'application/csp-report', 400],
  ['with nothing in it', JSON.stringify({ 'csp-report': null }), 'application/csp-report', 400],
])('a report %s is refused, and nothing of it kept', async (_what, payload, type, status) => {
  expect((await send(payload, type)).statusCode).toBe(status)
  expect(await rows()).toEqual([])
})

test('an address that tells too much is refused, and soon without a look into the database', async () => {
  const from = '10.9.9.9'
  const answers = []
  for (let i = 0; i < 8; i += 1) answers.push((await send(told(), 'application/json', from)).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
  const before = await sql<{ n: string }>`select sum(used) as n from allowance where key like 'address:report:%'`.execute(server.db)
  const flood = await Promise.all(Array.from({ length: 300 }, () => send('x'.repeat(1_000_000), 'application/json', from)))
  expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
  const after = await sql<{ n: string }>`select sum(used) as n from allowance where key like 'address:report:%'`.execute(server.db)
  expect([after.rows[0]?.n, (await rows())[0]?.told]).toEqual([before.rows[0]?.n, 4])
})

test('an address has a small share of a day’s new things; what is known of others counts in full', async () => {
  await wait(1_000)
  const [from, near] = ['2001:db8:5:5::1', '2001:db8:5:5:ffff::2']
  const word = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const madeUp = (start: number) => Array.from({ length: 20 }, (_, n) => ({ ...fault, message: `Error: made ${word(start + n)}` }))
  for (const [n, sender] of [from, near, from, near].entries())
    expect((await send(told(madeUp(100 + 20 * n)), 'application/json', sender)).statusCode).toBe(200)
  const kept = async () => (await rows()).map(({ what, told: times }) => [what, times])
  expect((await kept()).filter(([what]) => what !== 'other').length).toBe(50)
  expect((await kept()).find(([what]) => what === 'other')).toEqual(['other', 30])
  await send(told())
  server.clock.advance({ minutes: 61 })
  await send(told(), 'application/json', from)
  expect((await kept()).find(([what]) => what === fault.message)).toEqual([fault.message, 2])
  server.clock.set('2026-03-10T10:00:00+08:00')
})

test('so many different things are kept of a day; the rest is counted as one', async () => {
  // The flood before has used up its second.
  await wait(1_000)
  await sql`
    insert into phone_report (id, day, version, kind, hash, what, places, route, language, told, last_at)
    select gen_random_uuid(), date '2026-03-10', 'b1', 'error', n::text, '', '', '/', 'english', 1, ${new Date()}
    from generate_series(1, 2000) n`.execute(server.db)
  const other = (n: number) => ({ ...fault, message: `Error: made up ${'abcdefgh'[n]}` })
  for (const n of [0, 1, 2]) expect((await send(told([other(n), other(n + 3)], `v${n}`))).statusCode).toBe(200)
  const kept = await server.db.selectFrom('phone_report').selectAll().where('hash', '=', 'other').execute()
  expect(kept).toMatchObject([{ version: 'other', what: 'other', told: 6 }])
})
