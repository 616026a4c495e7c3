import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../testing/databases/embedded-database.ts'
import type { OpenDatabase } from '../database.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await embeddedDatabase()
  await open.executeSql('create table note (word text not null)')
})
afterAll(() => open.close())

it('a query that comes while another request is in a transaction is not rolled back with it', async () => {
  let outside: Promise<unknown> = Promise.resolve()
  const failing = open.db.transaction().execute(async (tx) => {
    outside = sql`insert into note values ('outside')`.execute(open.db)
    await sql`insert into note values ('inside')`.execute(tx)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await outside
  const { rows } = await open.executeSql('select word from note')
  expect(rows).toEqual([{ word: 'outside' }])
})

it('parallel transactions run one after the other', async () => {
  await open.executeSql('create table counter (n integer not null); insert into counter values (0)')
  await Promise.all(
    Array.from({ length: 20 }, () =>
      open.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ n: number }>`select n from counter`.execute(tx)
        await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(tx)
      }),
    ),
  )
  expect((await open.executeSql('select n from counter', [])).rows).toEqual([{ n: 20 }])
})

it('a statement that repeats is read once, and again when its table has changed', async () => {
  await open.executeSql('create table stall (id integer, name text)')
  const find = async () => (await sql<object>`select * from stall where id = ${1}`.execute(open.db)).rows
  const known = async () => (await open.executeSql(`select 1 from pg_prepared_statements where statement like '%from stall%'`)).rows.length
  await sql`insert into stall values (${1}, ${null})`.execute(open.db)
  for (let time = 1; time <= 4; time += 1) expect(await find()).toEqual([{ id: 1, name: null }])
  expect(await known()).toBe(1)
  await sql`alter table stall add column tags text[] not null default array['a']`.execute(open.db)
  expect(await find()).toEqual([{ id: 1, name: null, tags: ['a'] }])
  await open.executeSql('alter table stall drop column name')
  expect(await find()).toEqual([{ id: 1, tags: ['a'] }])
  expect(await known()).toBe(1)
})

it('a statement that is refused leaves the next one, and the same one, as they were', async () => {
  const divided = (by: number) => sql<{ n: number }>`select 6 / ${by}::integer as n`.execute(open.db)
  for (const by of [1, 2, 3]) expect((await divided(by)).rows).toEqual([{ n: 6 / by }])
  await expect(divided(0)).rejects.toMatchObject({ code: '22012' })
  await expect(sql`select ${'x'}::integer`.execute(open.db)).rejects.toMatchObject({ code: '22P02' })
  await expect(sql`select from where`.execute(open.db)).rejects.toMatchObject({ code: '42601' })
  expect((await divided(2)).rows).toEqual([{ n: 3 }])
})

it('says how many rows were changed', async () => {
  await open.executeSql('create table bed (n integer); insert into bed values (1), (2), (3)')
  const { numAffectedRows } = await sql`update bed set n = n + ${1} where n < ${3}`.execute(open.db)
  expect(numAffectedRows).toBe(2n)
})

it.each(['53100', '53200', '58030'])('a database that cannot work now (%s) is told apart from a mistake', async (code) => {
  const failing = sql.raw(`do $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`).execute(open.db)
  await expect(failing).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(failing).rejects.toMatchObject({ code })
  await expect(sql`select 1 / 0`.execute(open.db)).rejects.not.toBeInstanceOf(DatabaseUnavailable)
})
