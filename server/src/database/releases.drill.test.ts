import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import { outcomes } from '../testing/databases/try-statements.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { openForMigrations } from './open-postgres.ts'

const folder = join(import.meta.dirname, 'releases')
const files = readdirSync(folder)
const [first = '', ...statements] = readFileSync(join(folder, files[0] ?? ''), 'utf8')
  .trim()
  .split('\n')
const migrationsBefore = first.replace('-- migrations: ', '').split(', ')

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
/** What became of each statement on the tables that the release itself had. */
let atRelease: string[]

async function outcomesAtRelease(): Promise<string[]> {
  const own = await freshDatabase(inject('postgresUrl'), `release_${randomUUID().replaceAll('-', '')}`)
  const db = openForMigrations({ url: own.url, pool: 1 })
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => migrationsBefore.includes(name))))
  await db.destroy()
  const visitor = new pg.Client({ connectionString: own.url })
  await visitor.connect()
  await visitor.query('begin')
  const found = await outcomes(visitor, statements)
  await visitor.end()
  await own.drop()
  return found
}

beforeAll(async () => {
  atRelease = await outcomesAtRelease()
  fresh = await freshDatabase(inject('postgresUrl'), `release_${randomUUID().replaceAll('-', '')}`, inject('postgresTables'))
  client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await fresh.drop()
})
beforeEach(() => client.query('begin').then(() => undefined))
afterEach(() => client.query('rollback').then(() => undefined))

describe('the release before this version', () => {
  test('is the only one that is kept, with its statements and migrations', () => {
    expect(files).toHaveLength(1)
    expect([statements.length > 400, migrationsBefore.length > 10]).toEqual([true, true])
    // One conflict names its key by values, which no plan is made for beforehand.
    expect(atRelease.filter((outcome) => !outcome.startsWith('takes'))).toHaveLength(1)
  })

  test('could send every statement of its server to the tables of this version', async () => {
    expect(await outcomes(client, statements)).toEqual(atRelease)
  })

  test('has migrations that are all known, and run before those that came since', () => {
    const since = Object.keys(migrations).filter((name) => !migrationsBefore.includes(name))
    expect(migrationsBefore.filter((name) => !(name in migrations))).toEqual([])
    expect(since.filter((name) => name < (migrationsBefore.at(-1) ?? ''))).toEqual([])
  })
})

describe('a migration that takes away what the release before needs is found', () => {
  test.for([
    ['a dropped column', 'alter table member drop column occupation cascade'],
    ['a renamed column', 'alter table payment rename column state to status'],
    ['a dropped table', 'drop table setting cascade'],
    ['a renamed table', 'alter table member rename to person'],
    ['a column of another kind', 'alter table promo alter column effect_value type text'],
    ['a column that has to be given', 'alter table member add column shoe_size integer not null'],
    ['a default that is gone', 'alter table payment alter column version drop default'],
    ['a key that is gone', 'alter table kept_secret drop constraint kept_secret_pkey cascade'],
  ])('%s', async ([, change = '']) => {
    await client.query(change)
    expect(await outcomes(client, statements)).not.toEqual(atRelease)
  })

  test('what only adds is not', async () => {
    await client.query(`alter table member add column shoe_size integer not null default 42, add column nickname text;
      create table locker (id integer primary key)`)
    expect(await outcomes(client, statements)).toEqual(atRelease)
  })
})
