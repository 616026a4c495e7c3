import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { type DeskList, pageOfList } from './page-of-list.ts'
import type { ListPlace } from './part-of-list.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sql`create table made_list (id uuid primary key default gen_random_uuid(), at timestamptz, n int not null)`.execute(server.db)
})
afterAll(() => server.close())

type Row = { id: string; at: Date | null; n: number }

const list = (): DeskList<Row, 'at' | 'n'> => ({
  wanted: server.db.selectFrom('made_list as m' as never) as never,
  id: sql`m.id`,
  columns: { at: { by: sql`m.at`, empty: true }, n: { by: sql`m.n` } },
  rowsOf: async (db, ids) => (await sql<Row>`select * from made_list where id = any(${ids}::uuid[])`.execute(db)).rows,
})

async function readWhole(sort: 'at' | '-at' | 'n' | '-n', pageSize: number): Promise<Row[]> {
  const whole: Row[] = []
  let after: ListPlace | null = null
  do {
    const part: { rows: Row[]; last?: ListPlace | null } = await pageOfList(server.db, list(), { page: 1, pageSize, sort, after })
    whole.push(...part.rows)
    after = part.last ?? null
  } while (after !== null)
  return whole
}

const moment = fc.option(fc.integer({ min: 0, max: 3 }).map((ms) => `2026-01-01T00:00:00.00000${ms}Z`))

test('read in parts, a list has each row once and in the order of its pages, equal and empty values too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: moment, n: fc.integer({ min: 0, max: 2 }) }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('at' as const, '-at' as const, 'n' as const, '-n' as const),
      async (rows, pageSize, sort) => {
        await sql`delete from made_list`.execute(server.db)
        for (const { at, n } of rows) await sql`insert into made_list (at, n) values (${at}::timestamptz, ${n})`.execute(server.db)
        const { rows: page } = await pageOfList(server.db, list(), { page: 1, pageSize: 100, sort })
        expect((await readWhole(sort, pageSize)).map(({ id }) => id)).toEqual(page.map(({ id }) => id))
        expect(page).toHaveLength(rows.length)
      },
    ),
    { numRuns: 60 },
  )
})
