import { apiBase } from '@mwc/contract/endpoint/api-base'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { listPromos } from '@mwc/contract/promos/promo-desk.calls'
import { listDeskPayments } from '@mwc/contract/payments/payment-desk.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, start } from '../../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { identityHeads, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

/** More than two parts. */
const many = 2_005

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'exporter', 'admin')).token
})
afterAll(() => server.close())

const download = (path: string, by = token) => {
  server.clock.advance({ seconds: 1 })
  return server.app.inject({ url: `${apiBase}${path}`, headers: identityHeads({ path }, by) })
}

/** The cells of a file without quoted line breaks. */
const cellsOf = (body: string) =>
  body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

const exports = () => server.db.selectFrom('audit').selectAll().where('act', '=', 'lists.export').orderBy('at').execute()

test('a list is had as CSV: a header, money in dollars, moments in Singapore, and nothing that a spreadsheet would run', async () => {
  const {
    user: { id },
    token: member,
  } = await signUpWorker(server, 1)
  await server.db.updateTable('member').set({ full_name: "=HYPERLINK('x')" }).where('id', '=', id).execute()
  await start(server, member)
  const reply = await download(`${csvPath(listDeskPayments)}?memberId=${id}&state=awaiting`)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="payments-2026-03-10.csv"',
  })
  expect(reply.body.startsWith('\uFEFF')).toBe(true)
  const [header = [], ...rows] = cellsOf(reply.body)
  expect(header).toEqual(expect.arrayContaining(['Id', 'Transaction number', 'Member id', 'Member number', 'Created at']))
  expect(header).not.toContain('May')
  const cell = (name: string) => rows[0]?.[header.indexOf(name)]
  expect(rows).toHaveLength(1)
  expect([cell('Member full name'), cell('Amount (S$)'), cell('Paid at')]).toEqual(["'=HYPERLINK('x')", '9', ''])
  expect(cell('Created at')).toMatch(/^2026-03-10 \d\d:\d\d:\d\d$/)
  expect((await exports()).at(-1)).toMatchObject({
    staff_id: expect.any(String),
    member_id: id,
    record_kind: 'list',
    record_id: 'payments',
    after: { filter: { state: 'awaiting' } },
  })
})

test('every row that fits is in it once, however many parts it is read in, in the order that was asked for', async () => {
  await sql`insert into promo (id, code, starts_at, ends_at, person_limit, audience, effect, effect_value, used)
    select gen_random_uuid(), 'BATCH' || n, timestamptz '2026-04-01' + (n / 7) * interval '1 hour', timestamptz '2027-01-01', 1, 'any', 'percentOff', 10, 0
    from generate_series(1, ${many}::int) n`.execute(server.db)
  const [header = [], ...rows] = cellsOf((await download(`${csvPath(listPromos)}?search=batch&sort=startsAt`)).body)
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? '')
  expect(new Set(column('Code')).size).toBe(many)
  expect(rows).toHaveLength(many)
  expect(column('Starts at')).toEqual(column('Starts at').toSorted())
  expect((await exports()).at(-1)?.after).toEqual({ filter: { search: 'given' } })
})

test('what nobody may list is not exported, what cannot be asked is refused, and neither is an export', async () => {
  const before = (await exports()).length
  const content = (await signInAtDesk(server, 'writer', 'content')).token
  expect((await download(csvPath(listDeskPayments), content)).statusCode).toBe(403)
  expect((await download(csvPath(listDeskPayments), 'x'.repeat(43))).statusCode).toBe(401)
  for (const query of ['state=everything', 'colour=blue', 'memberId=1']) {
    const reply = await download(`${csvPath(listDeskPayments)}?${query}`)
    expect([reply.statusCode, reply.json<{ reason: string }>().reason]).toEqual([400, 'request.invalid'])
  }
  expect(await exports()).toHaveLength(before)
})
