import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { type DeskList, pageOfList, TooManyRows } from './page-of-list.ts'
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

/** Page by page, where one row less is counted than there are: the order is an index's then, and empty values are read apart. */
async function readPages(sort: 'at' | '-at' | 'n' | '-n', pageSize: number, counted: number, expected: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; (page - 1) * pageSize < counted; page += 1) {
    const { rows, ...found } = await pageOfList(server.db, list(), { page, pageSize, sort }, { counted, sorted: counted, expected })
    expect(found).toEqual({ total: counted, more: true })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
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
        const ids = page.map(({ id }) => id)
        expect((await readWhole(sort, pageSize)).map(({ id }) => id)).toEqual(ids)
        expect(page).toHaveLength(rows.length)
        const counted = Math.max(0, rows.length - 1)
        // Whatever PostgreSQL expected.
        for (const expected of [0, 9e9])
          expect(await readPages(sort, pageSize, counted, expected)).toEqual(ids.slice(0, Math.ceil(counted / pageSize) * pageSize))
      },
    ),
    { numRuns: 60 },
  )
})

test('what is not counted has a last page, and an order without an index is had of what can be sorted alone', async () => {
  await sql`delete from made_list`.execute(server.db)
  for (const n of [1, 2, 3]) await sql`insert into made_list (n) values (${n})`.execute(server.db)
  const asked = { page: 1, pageSize: 2, sort: 'n' } as const
  await expect(pageOfList(server.db, list(), { ...asked, page: 2 }, { counted: 2, sorted: 3, expected: 9e9 })).rejects.toThrow(TooManyRows)
  expect((await pageOfList(server.db, list(), { ...asked, page: 2 }, { counted: 3, sorted: 2, expected: 9e9 })).rows).toMatchObject([
    { n: 3 },
  ])
  const ofFew = (): DeskList<Row, 'at' | 'n'> => ({
    ...list(),
    columns: { at: { by: sql`m.at`, empty: true }, n: { by: sql`m.n`, ofFew: true } },
  })
  await expect(pageOfList(server.db, ofFew(), asked, { counted: 2, sorted: 2, expected: 9e9 })).rejects.toThrow(TooManyRows)
  expect(await pageOfList(server.db, ofFew(), asked, { counted: 2, sorted: 3, expected: 9e9 })).toMatchObject({
    rows: [{ n: 1 }, { n: 2 }],
    total: 2,
    more: true,
  })
})

test('a list whose rows are a query answers the same as one that reads them by their ids, whether all can be sorted or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: moment, n: fc.integer({ min: 0, max: 2 }) }), { maxLength: 8 }),
      fc.record({ page: fc.integer({ min: 1, max: 4 }), pageSize: fc.integer({ min: 1, max: 4 }) }),
      fc.constantFrom('at' as const, '-at' as const, 'n' as const, '-n' as const),
      fc.record({ counted: fc.integer({ min: 1, max: 9 }), more: fc.integer({ min: 0, max: 2 }) }),
      async (rows, range, sort, { counted, more }) => {
        await sql`delete from made_list`.execute(server.db)
        for (const { at, n } of rows) await sql`insert into made_list (at, n) values (${at}::timestamptz, ${n})`.execute(server.db)
        const bounds = { counted, sorted: counted + more, expected: 9e9 }
        const pageOf = (of: DeskList<Row, 'at' | 'n'>) =>
          pageOfList(server.db, of, { ...range, sort }, bounds).catch((error: unknown) =>
            error instanceof TooManyRows ? 'too many' : error,
          )
        const asQuery = await pageOf({ ...list(), rows: (ids) => sql<Row>`select * from made_list where id = any(${ids})` })
        expect(asQuery).toEqual(await pageOf(list()))
      },
    ),
    { numRuns: 60 },
  )
})
