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
