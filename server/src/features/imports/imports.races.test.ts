import { setConsent as consent } from '@mwc/contract/account/people/people.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import * as desk from '@mwc/contract/imports/import-desk.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { applied, checked, faultsOf, importFile, importRow } from '../../testing/fixtures/import-fixtures.ts'
import { finOf, formOf, mobileOf, proveNumber, signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { applyBatch } from './apply-batch.ts'
import { goOnWithImports } from './go-on-with-imports.ts'

let server: TestServer
let token: string
let last = 20_000
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
  ;({ token } = await signInAtDesk(server, 'importer', 'admin'))
})
beforeEach(async () => {
  server.clock.advance({ minutes: 2 })
  await stayAtDesk(server)
})
afterAll(() => server.close())

const workers = (count: number) => Array.from({ length: count }, next)
const file = (all: readonly number[], given: Record<string, string> = {}) => importFile(all.map((n) => importRow(n, given)))

/** How often each worker is there, has a term, and stands in the log as imported. */
async function countsOf(all: readonly number[]) {
  const hashes = all.map((n) => server.deps.encryption.lookup('fin', finOf(n)))
  const { rows } = await sql<{ members: number; terms: number; acts: number; consents: number }>`
    with m as (select id from member where fin_hash = any(${hashes}::text[]))
    select (select count(*)::int from m) as members, (select count(*)::int from term where member_id in (select id from m)) as terms,
      (select count(*)::int from audit where act = 'members.import' and member_id in (select id from m)) as acts,
      (select count(*)::int from consent where member_id in (select id from m)) as consents`.execute(server.db)
  return rows[0]
}

/** Has a file applied that was looked at; it goes on with the next run of the housekeeping. */
async function apply({ id, version }: { id: string; version: number }): Promise<string> {
  await server.ok(desk.applyImport, { id, version, reason: 'The list of 2025' }, { token })
  return id
}
const begin = async (content: string) => apply(await checked(server, token, content))
const read = (id: string) => server.ok(desk.readImport, { id }, { token })

test('applied twice at once, and by several processes at once, a file makes each row once', async () => {
  const all = workers(900)
  const looked = await checked(server, token, file(all))
  expect(await Promise.all([apply(looked), apply(looked), apply(looked)])).toEqual(Array(3).fill(looked.id))
  await Promise.all([1, 2, 3].map(() => goOnWithImports(server.deps)))
  expect(await read(looked.id)).toMatchObject({ state: 'done', added: 900, wrong: 0, done: 900 })
  expect(await countsOf(all)).toEqual({ members: 900, terms: 900, acts: 900, consents: 4_500 })
  const begun = await server.db
    .selectFrom('audit')
    .select('id')
    .where('act', '=', 'imports.apply')
    .where('record_id', '=', looked.id)
    .execute()
  expect(begun).toHaveLength(1)
})

test('stopped in the middle of a batch again and again, each row is there once in the end', async () => {
  const all = workers(700)
  const id = await begin(file(all))
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin
    if random() < 0.004 then raise exception 'stopped'; end if; return new; end $$`.execute(server.db)
  await sql`create trigger stop_here before insert on term for each row execute function stop_here()`.execute(server.db)
  await sql`select setseed(0.1)`.execute(server.db)
  let stops = 0
  for (let n = 0; n < 12; n += 1) await goOnWithImports(server.deps).catch(() => (stops += 1))
  await sql`drop trigger stop_here on term`.execute(server.db)
  await goOnWithImports(server.deps)
  expect(stops).toBeGreaterThan(0)
  expect(await read(id)).toMatchObject({ state: 'done', added: 700, wrong: 0, done: 700 })
  expect(await countsOf(all)).toEqual({ members: 700, terms: 700, acts: 700, consents: 3_500 })
})

test('looked at by several processes at once, every row is counted once', async () => {
  const all = workers(1_200)
  const looked = await checked(server, token, importFile([...all.map((n) => importRow(n)), importRow(all[0] ?? 0)]))
  expect(looked).toMatchObject({ added: 1_200, wrong: 1 })
  const { id, layout } = looked
  if (!layout) throw new Error('a file that was looked at has a layout')
  await server.ok(desk.checkImport, { id, ...layout }, { token })
  await Promise.all([1, 2, 3].map(() => goOnWithImports(server.deps)))
  expect(await read(id)).toMatchObject({ state: 'checked', done: 1_201, added: 1_200, wrong: 1 })
  expect(await faultsOf(server, token, id)).toEqual(['1202 fin doubled', '1202 mobile doubled'])
})

test('two files of the same people at once make each of them once', async () => {
  const all = workers(600)
  const looked = [await checked(server, token, file(all)), await checked(server, token, file(all.toReversed()))]
  const ids = await Promise.all(looked.map(apply))
  const applyAll = async (id: string) => {
    while (await applyBatch(server.deps, id));
  }
  await Promise.all(ids.map(applyAll))
  const done = await Promise.all(ids.map(read))
  expect(done.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(600)
  expect(await countsOf(all)).toMatchObject({ members: 600, terms: 600 })
})

test('whoever signs up while a file is applied is there once, and no row but theirs is stopped', async () => {
  const all = workers(400)
  const joining = [all[10], all[150], all[390]].map((n) => n ?? 0)
  const proofs = []
  for (const n of joining) proofs.push({ n, ...(await proveNumber(server, n)) })
  const id = await begin(file(all))
  const signedUp = Promise.all(proofs.map(({ n, proof }) => server.call(signUp, { ...formOf(n), proof })))
  await goOnWithImports(server.deps)
  const joined = (await signedUp).filter(({ status }) => status === 200).length
  const done = await read(id)
  expect(done.state).toBe('done')
  expect([done.added + joined, done.added + done.left + done.wrong]).toEqual([400, 400])
  expect(await countsOf(all)).toMatchObject({ members: 400, terms: done.added })
})

test('a number that somebody took after the look is an error of its row, and stops no other', async () => {
  const [first, taken, other] = [next(), next(), next()]
  const id = await begin(importFile([importRow(first), importRow(taken, { mobile: mobileOf(other).mobile })]))
  await signUpWorker(server, other)
  await goOnWithImports(server.deps)
  expect(await read(id)).toMatchObject({ state: 'done', added: 1, wrong: 1, done: 2 })
  expect(await faultsOf(server, token, id)).toEqual(['3 mobile mobileTaken'])
})

test('a consent that is withdrawn between the look and the end stays withdrawn', async () => {
  const n = next()
  const { user, token: phone } = await signUpWorker(server, n)
  // Nobody had asked this member about calls, as of an account from before there was the question.
  await server.db.deleteFrom('consent').where('member_id', '=', user.id).where('kind', '=', 'marketingCall').execute()
  const looked = await checked(server, token, file([n], { call: 'yes', sms: '' }), { changes: ['consents'] })
  expect(looked).toMatchObject({ changed: 1 })
  await server.ok(consent, { kind: 'marketingCall', given: false }, { token: phone })
  expect(await applied(server, token, looked)).toMatchObject({ state: 'done', changed: 0, left: 1 })
  const said = await server.db
    .selectFrom('consent')
    .select('given')
    .where('member_id', '=', user.id)
    .where('kind', '=', 'marketingCall')
    .execute()
  expect(said).toEqual([{ given: false }])
})

test('an account that is deactivated or closed after the look is not revived', async () => {
  const [stopped, closed] = [next(), next()]
  const [one, two] = [await signUpWorker(server, stopped), await signUpWorker(server, closed)]
  const looked = await checked(server, token, file([stopped, closed]), { changes: ['term', 'company'] })
  expect(looked).toMatchObject({ changed: 2 })
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', one.user.id).execute()
  await server.db
    .insertInto('closed_person')
    .values({ fin_hash: server.deps.encryption.lookup('fin', finOf(closed)), closed_at: new Date() })
    .execute()
  await server.db
    .updateTable('member')
    .set({ fin_hash: null, fin_cipher: null, mobile: null, closed_at: new Date() })
    .where('id', '=', two.user.id)
    .execute()
  expect(await applied(server, token, looked)).toMatchObject({ state: 'done', added: 0, changed: 0, wrong: 2 })
  expect(await faultsOf(server, token, looked.id)).toEqual(['2 fin deactivated', '3 fin closed'])
  expect(await server.db.selectFrom('term').select('id').where('member_id', 'in', [one.user.id, two.user.id]).execute()).toEqual([])
})

test('put aside while it is looked at, nothing of a file is left, and nothing goes on', async () => {
  const looked = await checked(server, token, file(workers(800)))
  if (!looked.layout) throw new Error('a file that was looked at has a layout')
  await server.ok(desk.checkImport, { id: looked.id, ...looked.layout }, { token })
  await Promise.all([goOnWithImports(server.deps), server.ok(desk.discardImport, { id: looked.id }, { token })])
  await goOnWithImports(server.deps)
  expect(await read(looked.id)).toMatchObject({ state: 'discarded', may: [] })
  expect(await server.db.selectFrom('member_import_row').select('id').where('import_id', '=', looked.id).execute()).toEqual([])
})
