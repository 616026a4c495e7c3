import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPostgres } from '../../../database/open-postgres.ts'
import { toDate } from '../../../ports/clock.ts'
import { publishMany } from '../../../testing/fixtures/content-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { contentVersion } from './held-content.ts'
import { readHome } from './read-home.ts'

/** What published content is made of. */
const tables = ['banner', 'news', 'privilege', 'shop', 'privilege_shop', 'place', 'question', 'insurance_item', 'content_search', 'picture']

let server: TestServer
/** Another process: connections of its own, and nothing that tells the first one but the database. */
let elsewhere: ReturnType<typeof openPostgres>
beforeAll(async () => {
  server = await startTestServer({ pool: 6 })
  const { database } = server.deps.config
  elsewhere = openPostgres({ url: 'url' in database && database.url ? database.url : '', pool: 3 })
})
beforeEach(async () => {
  const now = performance.now()
  // Nothing held grows old: what is new was told.
  vi.spyOn(performance, 'now').mockReturnValue(now)
  const [id] = await publishMany(server, 'shop', [{}])
  for (const kind of ['banner', 'news', 'place', 'question', 'insurance'] as const) await publishMany(server, kind, [{}])
  await publishMany(server, 'privilege', [{ shopIds: id === undefined ? [] : [id], picked: true }])
  const picture = { id: randomUUID(), width: 1, height: 1, master_key: 'x', created_at: toDate(server.clock.now()) }
  await server.db.insertInto('picture').values(picture).execute()
  // The last change of this process, told or not, is behind.
  await untilTold(() => elsewhere.executeSql('update banner set position = position'))
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await elsewhere.close()
  await server.close()
})

const version = async (): Promise<number> =>
  Number((await elsewhere.executeSql('select version from content_version')).rows[0]?.['version'])

/** Makes a change elsewhere, and waits until this process has heard of it. */
async function untilTold(change: () => Promise<unknown>): Promise<void> {
  const before = await version()
  await change()
  const now = await version()
  expect(now).toBeGreaterThan(before)
  await expect.poll(() => contentVersion(server.db), { timeout: 10_000, interval: 5 }).toBe(now)
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = 'public'
      and (table_name, column_name) not in (('privilege', 'used'), ('privilege', 'version'), ('privilege', 'archived_at'), ('privilege', 'made_from'))`.execute(
    server.db,
  )
  return rows.map(({ name }) => name)
}

it.each(tables)('a change of any column of %s is told, whoever makes it', async (table) => {
  const columns = await columnsOf(table)
  expect(columns.length).toBeGreaterThan(2)
  for (const column of columns) await untilTold(() => elsewhere.executeSql(`update "${table}" set "${column}" = "${column}"`))
})

it.each(tables)('rows of %s that go are told, one by one or all at once', async (table) => {
  const isLinked = table === 'privilege' || table === 'shop'
  if (isLinked) await elsewhere.executeSql('delete from privilege_shop')
  await untilTold(() => elsewhere.executeSql(`delete from ${table}`))
  await untilTold(() => elsewhere.executeSql(`truncate ${table} cascade`))
})

it('what another process puts up is shown, and a transaction raises the version once', async () => {
  const home = async () => (await readHome(server.deps, 'english')).news.length
  const [before, shown] = [await version(), await home()]
  await elsewhere.executeSql('delete from news')
  await expect.poll(home, { timeout: 10_000 }).toBe(0)
  await publishMany({ db: elsewhere.db, clock: server.clock }, 'news', [{}, {}, {}])
  await expect.poll(home, { timeout: 10_000 }).toBe(3)
  expect([shown > 0, (await version()) - before]).toEqual([true, 2])
})

it('a use of a privilege changes nothing that is held', async () => {
  const before = await version()
  await elsewhere.executeSql('update privilege set used = used + 1')
  expect(await version()).toBe(before)
})
