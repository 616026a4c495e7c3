import { randomUUID } from 'node:crypto'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { bankLayout, fileOf } from '../../../testing/fixtures/statement-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let sources = 0
const layout = { ...bankLayout, dateFormat: 'DD/MM/YYYY' } as const
const note = 'The bank writes its files otherwise'

beforeAll(async () => {
  server = await startTestServer()
  server.clock.set('2026-03-12T12:00:00+08:00')
  token = (await signInAtDesk(server, 'finance', 'finance')).token
})
afterAll(() => server.close())

const add = () => server.ok(desk.addSource, { kind: 'bank', name: `Bank ${(sources += 1)}`, ...layout }, { token })
const edit = (id: string, change: object = {}, version = 1) =>
  server.call(desk.editSource, { id, version, note, name: `Bank ${sources}`, ...layout, ...change }, { token })
const head = 'Date,Amount,Reference,Text'
const keep = (id: string, version: number, rows: string[], of = head) =>
  server.call(desk.keepFile, { id, version, ...fileOf(rows, of) }, { token })
const preview = (id: string, rows: string[], of = head) => server.ok(desk.previewFile, { id, ...fileOf(rows, of) }, { token })
const linesOf = async (id: string) =>
  (await server.ok(desk.listLines, { sourceId: id, sort: 'amountCents' }, { token })).rows.map((line) => [
    line.amountCents,
    line.reference,
    line.code,
  ])

it('reads its next file otherwise, leaves what is kept as it was read, and knows the same lines again', async () => {
  const { id } = await add()
  const [first, second] = ['10/03/2026,9.00,A,a', '10/03/2026,9.50,B,b']
  expect((await keep(id, 1, [first, second, first])).data).toMatchObject({ lines: 3, known: 0 })
  const changed = (await edit(id, { referenceColumn: 'Text', codeColumn: 'Reference' })).data
  expect(changed).toMatchObject({ version: 2, referenceColumn: 'Text', codeColumn: 'Reference', directionColumn: null, files: 1 })
  // One that the first file had twice comes a third time.
  const again = [first, second, first, first, '11/03/2026,10.00,C,c']
  expect(await preview(id, again)).toMatchObject({ version: 2, lines: 5, known: 3 })
  expect((await keep(id, 2, again)).data).toMatchObject({ lines: 5, known: 3 })
  const read = [
    [900, 'A', ''],
    [900, 'A', ''],
    [950, 'B', ''],
    [1000, 'c', 'C'],
  ]
  expect((await linesOf(id)).toSorted()).toEqual([...read, [900, 'a', 'A']].toSorted())
  // As it was at first: the third version reads like the first, and knows what each of them brought.
  await edit(id, {}, 2)
  expect((await keep(id, 3, [...again, '12/03/2026,11.00,D,d'])).data).toMatchObject({ lines: 6, known: 5 })
  const files = await server.db
    .selectFrom('statement_file')
    .select('layout_version')
    .where('source_id', '=', id)
    .orderBy('layout_version')
    .execute()
  const kept = await server.db.selectFrom('statement_layout').selectAll().where('source_id', '=', id).orderBy('version').execute()
  expect(files.map(({ layout_version }) => layout_version)).toEqual([1, 2, 3])
  expect(kept.map(({ layout: { referenceColumn } }) => referenceColumn)).toEqual(['Reference', 'Text', 'Reference'])
})

it('is not changed over what somebody else has changed, and what is sent twice is done once', async () => {
  const { id, name } = await add()
  const done = (await edit(id, { decimalMark: ',' })).data
  expect((await edit(id, { decimalMark: ',' })).data).toEqual(done)
  expect((await edit(id, { dateFormat: 'YYYYMMDD' })).refusal).toMatchObject({
    reason: 'request.changedMeanwhile',
    details: { now: { version: 2, values: { name, decimalMark: ',', dateFormat: 'DD/MM/YYYY' } } },
  })
  const acts = await server.db
    .selectFrom('audit')
    .select('reason')
    .where('record_id', '=', id)
    .where('act', '=', 'statements.editSource')
    .execute()
  expect(acts).toEqual([{ reason: note }])
})

it('takes no file that was looked at before it was read otherwise', async () => {
  const { id } = await add()
  const rows = ['10/03/2026,9.00,A,a']
  const { version } = await preview(id, rows)
  await edit(id, { referenceColumn: 'Text' })
  expect((await keep(id, version, rows)).refusal).toMatchObject({
    reason: 'request.changedMeanwhile',
    details: { now: { version: 2, values: { referenceColumn: 'Text' } } },
  })
  expect(await linesOf(id)).toEqual([])
})

it('keeps a name of its own, and is there', async () => {
  const [one, other] = [await add(), await add()]
  expect((await edit(other.id, { name: one.name.toUpperCase() })).reason).toBe('statements.nameTaken')
  // Letters whose small form PostgreSQL does not know in every locale.
  const named = (await edit(one.id, { name: `ẤÉ ${one.name}` })).data?.name ?? ''
  expect((await edit(other.id, { name: named })).reason).toBe('statements.nameTaken')
  expect((await edit(randomUUID())).reason).toBe('statements.sourceUnknown')
  expect((await edit(other.id, { name: `  ${other.name} of the house ` })).data?.name).toBe(`${other.name} of the house`)
})
