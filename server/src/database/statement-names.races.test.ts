import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import type { OpenDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { openPostgres } from './open-postgres.ts'
import { prepareQuery } from './reads/prepare-query.ts'
import { isRefusedByName, plannedAnew, StatementNames } from './statement-names.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let open: OpenDatabase
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'statement_names')
})
beforeEach(async () => {
  // One connection for calls: what it was told stays with it.
  open = openPostgres({ url: fresh.url, pool: 3 })
  await open.executeSql(
    'drop table if exists kept; create table kept (id int primary key, name text); insert into kept values (1, $$one$$)',
  )
  return () => open.close()
})
afterAll(() => fresh.drop())

const read = async (db = open.db) => (await sql<{ id: number }>`select * from kept where id = ${1}`.execute(db)).rows
/** Statements that the connection for calls has planned under a name. */
async function planned(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(open.db)
  return rows.map(({ statement }) => statement).filter((text) => text.startsWith('select * from kept'))
}
async function readOften(times = 4): Promise<void> {
  for (let n = 0; n < times; n += 1) await read()
}

it('what is asked again and again is planned once, what is asked once or twice has no name', async () => {
  await readOften(2)
  expect(await planned()).toEqual([])
  await readOften(3)
  expect(await planned()).toHaveLength(1)
})

it('what is planned for its values alone never has a name', async () => {
  for (let n = 0; n < 5; n += 1) {
    await sql`${plannedAnew} select * from kept where id = ${n}`.execute(open.db)
    await open.db
      .selectFrom('kept' as never)
      .modifyFront(plannedAnew)
      .select(sql`id`.as('id'))
      .execute()
  }
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(open.db)
  expect(rows.filter(({ statement }) => statement.includes('planned anew'))).toEqual([])
})

it('a column that a migration adds is read by the statements that were planned before', async () => {
  await readOften()
  await open.executeSql('alter table kept add column more text default $$new$$')
  expect(await read()).toEqual([{ id: 1, name: 'one', more: 'new' }])
})

it('connections that hold plans of before are given up', async () => {
  const two = openPostgres({ url: fresh.url, pool: 4 })
  const both = <T>(run: (db: OpenDatabase['db']) => Promise<T>) =>
    two.db.connection().execute((one) => two.db.connection().execute(async (other) => [await run(one), await run(other)]))
  const planned = async (db: OpenDatabase['db']) =>
    (await sql<{ name: string }>`select name from pg_prepared_statements where statement like 'select * from kept%'`.execute(db)).rows
  const backend = async (db: OpenDatabase['db']) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  for (let n = 0; n < 4; n += 1) await both(read)
  const before = await both(backend)
  await open.executeSql('alter table kept add column more text')
  await both(read)
  for (let n = 0; n < 4; n += 1) await both(read)
  const names = (await both(planned)).flat().map(({ name }) => name)
  expect([names.length, new Set(names.map((name) => name.split('_')[0]))]).toEqual([2, new Set(['s1'])])
  expect((await both(backend)).filter((pid) => before.includes(pid))).toEqual([])
  await two.close()
})

it('a plan that no longer fits renews all names once, in whatever language PostgreSQL says so and however many had it', () => {
  const names = new StatementNames()
  const name = () => [1, 2, 3].map(() => names.nameOf('select $1')).at(-1) ?? ''
  const first = name()
  const said = { code: '0A000', routine: 'RevalidateCachedQuery', message: 'gecachter Plan darf den Ergebnistyp nicht ändern' }
  expect(isRefusedByName({ ...said, routine: 'transformStmt' }, first, names)).toBe(false)
  expect([name(), isRefusedByName(said, first, names)]).toEqual([first, true])
  const second = name()
  expect([second === first, isRefusedByName(said, first, names), name()]).toEqual([false, true, second])
})

it('the same in the middle of a transaction: it is done again, once', async () => {
  await readOften()
  await open.executeSql('alter table kept add column more text default $$new$$')
  let runs = 0
  const rows = await inTransaction(open.db, async (tx) => {
    runs += 1
    await sql`update kept set name = name || ${'!'} where id = ${1}`.execute(tx)
    return read(tx)
  })
  expect([rows, runs]).toEqual([[{ id: 1, name: 'one!', more: 'new' }], 2])
})

it.each(['deallocate all', 'discard all'])(
  'where a pooler lost the names (%s), answers stay right and nothing is named any more',
  async (lost) => {
    await readOften()
    await sql.raw(lost).execute(open.db)
    expect(await read()).toEqual([{ id: 1, name: 'one' }])
    await readOften()
    expect(await planned()).toEqual([])
  },
)

it('a name that another one of a pooler gave away already is not insisted on, in a transaction either', async () => {
  await readOften(2)
  const text = 'select * from kept where id = $1'
  const names = new StatementNames()
  const name = [1, 2, 3].map(() => names.nameOf(text)).at(-1)
  await sql.raw(`prepare ${name} as select 1`).execute(open.db)
  expect(await inTransaction(open.db, (tx) => read(tx))).toEqual([{ id: 1, name: 'one' }])
})

it('nothing is named behind a pooler unless the setting says that it may be', async () => {
  const behind = openPostgres({ url: fresh.url, directUrl: fresh.url, pool: 3 })
  const limits = { connectMs: 10_000, statementMs: 10_000, lockMs: 10_000, idleTransactionMs: 10_000 }
  const told = openPostgres({ url: fresh.url, directUrl: fresh.url, pool: 3, prepared: true, limits })
  // Behind a pooler a transaction begins with several commands in one text, which no name can stand for.
  for (let n = 0; n < 4; n += 1) expect(await inTransaction(told.db, (tx) => read(tx))).toEqual([{ id: 1, name: 'one' }])
  const counts = await Promise.all(
    [behind, told].map(async ({ db }) => {
      for (let n = 0; n < 4; n += 1) await read(db)
      return (await sql`select from pg_prepared_statements where statement like 'select * from kept%'`.execute(db)).rows.length
    }),
  )
  await Promise.all([behind.close(), told.close()])
  expect(counts).toEqual([0, 1])
})

it('no more statements have names than a connection can bear', () => {
  const names = new StatementNames()
  const named = Array.from({ length: 5_000 }, (_, n) => [1, 2, 3].map(() => names.nameOf(`select ${n}`)).at(-1))
  expect(named.filter(Boolean)).toHaveLength(200)
})

const placeholders = (count: number, from = 1) => Array.from({ length: count }, (_, n) => `$${from + n}`)

it.each([
  ['ids', (n: number) => `select from a where id in (${placeholders(n).join(', ')}) and b = $${n + 1}`],
  [
    'rows',
    (n: number) =>
      `insert into a values ${placeholders(n)
        .map((one, i) => `(${one}::uuid, $${n + i}::text)`)
        .join(', ')}`,
  ],
])('a list of %s takes few names, however many its lengths are', (_what, textOf) => {
  const names = new StatementNames()
  const texts = Array.from({ length: 100 }, (_, n) => textOf(n + 1))
  const named = () => texts.filter((text) => [1, 2, 3].map(() => names.nameOf(text)).at(-1))
  expect(named()).toEqual(texts.slice(0, 2))
  expect(named()).toEqual(texts.slice(0, 2))
  // One that is always as long has its name.
  expect([1, 2, 3].map(() => names.nameOf(`${textOf(5)} returning *`)).at(-1)).toBeDefined()
})

it('what every call asks is named, also when all names are given away', async () => {
  for (let n = 0; n < 200; n += 1) for (let time = 0; time < 3; time += 1) await sql`select ${sql.lit(n)}, ${n}::int`.execute(open.db)
  await readOften()
  expect(await planned()).toEqual([])
  const prepared = prepareQuery((db, { id }: { id: number }) =>
    db
      .selectFrom('kept' as never)
      .selectAll()
      .where('id' as never, '=', id as never),
  )
  for (let time = 0; time < 3; time += 1) expect(await prepared(open.db, { id: 1 })).toHaveLength(1)
  expect((await sql`select from pg_prepared_statements where statement like 'select * from "kept"%'`.execute(open.db)).rows).toHaveLength(1)
})

it('a database that is closed leaves no connection behind, also of a pool that only the queue asked', async () => {
  const other = openPostgres({ url: fresh.url, pool: 3 })
  await other.executeSql('select 1')
  await other.close()
  const count = () =>
    open.executeSql(`select from pg_stat_activity where datname = 'statement_names' and application_name = 'mwc-membership'`)
  await expect.poll(async () => (await count()).rows.length, { timeout: 10_000 }).toBe(1)
})
