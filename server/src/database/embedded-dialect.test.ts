import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../testing/databases/embedded-database.ts'
import type { OpenDatabase } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

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

it.each(['53100', '53200', '58030'])('a database that cannot work now (%s) is told apart from a mistake', async (code) => {
  const failing = sql.raw(`do $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`).execute(open.db)
  await expect(failing).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(failing).rejects.toMatchObject({ code })
  await expect(sql`select 1 / 0`.execute(open.db)).rejects.not.toBeInstanceOf(DatabaseUnavailable)
})
