import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import { migrate, type Migrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { migrations } from './migrations/migrations.ts'
import { openForMigrations } from './open-postgres.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let db: ReturnType<typeof openForMigrations>
beforeEach(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), `migrations_${randomUUID().replaceAll('-', '')}`)
  db = openForMigrations({ url: fresh.url, pool: 1 })
})
afterEach(async () => {
  await db.destroy()
  await fresh.drop()
})

const makes = (table: string): Migrations[string] => ({
  up: async (tx) => void (await tx.schema.createTable(table).addColumn('id', 'integer').execute()),
})
const tables = async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()
    and tablename not like 'kysely%' order by tablename`.execute(db)
  return rows.map(({ name }) => name)
}

const older: Migrations = { '01-one': makes('one'), '02-two': makes('two') }
const newer: Migrations = { ...older, '03-three': makes('three') }

test('an older version starts after a later one has changed the database, and leaves its tables alone', async () => {
  await migrate(db, newer)
  await migrate(db, older)
  await migrate(db, older, { only: 'check' })
  expect(await tables()).toEqual(['one', 'three', 'two'])
})

test('the whole server does so, too', async () => {
  await migrate(db, { ...migrations, '9999-of-a-later-version': makes('later') })
  const open = await openDatabase({ url: fresh.url, pool: 3 })
  expect(await open.db.selectFrom('member').selectAll().execute()).toEqual([])
  await open.close()
})

test('a database that something else has changed between is refused, and stays as it is', async () => {
  await migrate(db, { '01-one': makes('one'), '01-other': makes('other') })
  await expect(migrate(db, newer)).rejects.toThrow(/01-other.*Is it the right one/)
  expect(await tables()).toEqual(['one', 'other'])
})

test('what lands later with a number between others is run where those were run before it', async () => {
  await migrate(db, { '01-one': makes('one'), '03-three': makes('three') })
  await migrate(db, newer)
  expect(await tables()).toEqual(['one', 'three', 'two'])
})

test('a start that is not to migrate says what to do while the database is older, and changes nothing', async () => {
  await expect(migrate(db, newer, { only: 'check' })).rejects.toThrow(/without 01-one, 02-two, 03-three.*npm run migrate/)
  await migrate(db, older)
  await expect(migrate(db, newer, { only: 'check' })).rejects.toThrow(/without 03-three/)
  expect(await tables()).toEqual(['one', 'two'])
  await migrate(db, newer)
  await migrate(db, newer, { only: 'check' })
})

test('an older and a later version that start at once on an empty database both find their tables', async () => {
  const starts = [older, newer, older, newer].map((list) => ({ list, db: openForMigrations({ url: fresh.url, pool: 1 }) }))
  await Promise.all(starts.map((start) => migrate(start.db, start.list)))
  expect(await tables()).toEqual(['one', 'three', 'two'])
  await Promise.all(starts.map((start) => start.db.destroy()))
})

const changesOne: Migrations = {
  ...older,
  '03-column': { up: async (tx) => void (await tx.schema.alterTable('one').addColumn('more', 'integer').execute()) },
}
/** Holds the table `one` as a long import would, until it is let go. */
async function holdOne(): Promise<{ letGo(): Promise<void> }> {
  const other = openForMigrations({ url: fresh.url, pool: 1 })
  const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = other.transaction().execute(async (tx) => {
    await sql`insert into one values (0)`.execute(tx)
    held.resolve()
    await end.promise
  })
  await held.promise
  return {
    async letGo() {
      end.resolve()
      await holding
      await other.destroy()
    },
  }
}

test('a change waits for a table that is held no longer than was said, tells so, and is made once it is free', async () => {
  await migrate(db, older)
  const holder = await holdOne()
  const told: string[] = []
  await migrate(db, changesOne, {
    lockMs: 100,
    onWait: (words) => {
      told.push(words)
      void holder.letGo()
    },
  })
  expect(told).toEqual([expect.stringMatching(/held a table .* 100 ms.*Trying again \(2 of 12\)/)])
  await migrate(db, changesOne, { only: 'check' })
})

test('a table that stays held is left as it is, and the words say where to look', async () => {
  await migrate(db, older)
  const holder = await holdOne()
  await expect(migrate(db, changesOne, { lockMs: 50, tries: 2 })).rejects.toThrow(/not changed.*2 times.*pg_stat_activity/)
  await holder.letGo()
  await expect(migrate(db, changesOne, { only: 'check' })).rejects.toThrow(/without 03-column/)
})

const indexed: Migrations = { ...older, '03-index': { indexes: { one_by_id: 'one (id)' } }, '04-four': makes('four') }
const isValid = async () => {
  const { rows } = await sql<{
    valid: boolean
  }>`select indisvalid as valid from pg_index where indexrelid = to_regclass('one_by_id')`.execute(db)
  return rows[0]?.valid ?? null
}

test('an index of a large table is made beside writers that are under way, by however many processes, before what comes after it', async () => {
  await migrate(db, older)
  const holder = await holdOne()
  const starts = [indexed, indexed, indexed].map((list) => ({ list, db: openForMigrations({ url: fresh.url, pool: 1 }) }))
  const made = Promise.all(starts.map((start) => migrate(start.db, start.list)))
  await sql`insert into one values (1)`.execute(db)
  await expect.poll(isValid).toBe(false)
  expect(await tables()).toEqual(['one', 'two'])
  await holder.letGo()
  await made
  expect([await isValid(), await tables()]).toEqual([true, ['four', 'one', 'two']])
  await Promise.all(starts.map((start) => start.db.destroy()))
})

test('an index that was given up half-way is made anew by the next run', async () => {
  await migrate(db, older)
  const holder = await holdOne()
  const starting = openForMigrations({ url: fresh.url, pool: 1 })
  const cut = migrate(starting, indexed).catch((error: unknown) => error)
  await expect.poll(isValid).toBe(false)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'create index concurrently%'
    and pid <> pg_backend_pid()`.execute(db)
  expect(await cut).toBeInstanceOf(Error)
  await holder.letGo()
  await starting.destroy()
  expect(await isValid()).toBe(false)
  await migrate(db, indexed)
  expect([await isValid(), await tables()]).toEqual([true, ['four', 'one', 'two']])
})
