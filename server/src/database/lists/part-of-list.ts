import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** Where a part of a list ended: the last row's id, and what it is ordered by as the database writes it, with its type. */
export type ListPlace = { id: string; by: string | null; type: string }

/** A list that is read whole, part by part, is asked for what comes after a place; null for its beginning. */
export type AskedPart = { after: ListPlace | null; pageSize: number }

/** Some rows of a list that is read whole, and the place to go on from; null after the last. */
export type ListPart<Row> = { rows: Row[]; last?: ListPlace | null }

type OrderedList = {
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the list is made of
  wanted: SelectQueryBuilder<any, any, object>
  id: RawBuilder<string>
  by: RawBuilder<unknown>
  empty: true | 'indexed' | undefined
  downwards: boolean
}

/**
 * The rows after a place in a list's order, found by that place and not by counting: a part costs the same however far it lies.
 * Rows that come or go meanwhile move none of the others. Empty values are read after all others, in a part of their own.
 */
export async function readPart({ wanted, id, by, empty, downwards }: OrderedList, after: ListPlace | null, pageSize: number) {
  const direction = downwards ? 'desc' : 'asc'
  const beyond = downwards ? sql`<` : sql`>`
  const readsEmpty = empty !== undefined && after !== null && after.by === null
  const found = await wanted
    .select([id.as('id'), sql<string | null>`(${by})::text`.as('by'), sql<string>`pg_typeof(${by})::text`.as('type')])
    .$if(empty !== undefined, (query) => query.where(sql<boolean>`${by} is ${readsEmpty ? sql`null` : sql`not null`}`))
    .$if(after !== null && after.by !== null, (query) =>
      query.where(sql<boolean>`(${by}, ${id}) ${beyond} (${after?.by}::text::${sql.raw(after?.type ?? 'text')}, ${after?.id}::uuid)`),
    )
    .$if(readsEmpty && after?.id !== '', (query) => query.where(sql<boolean>`${id} ${beyond} ${after?.id}::uuid`))
    .orderBy(by, direction)
    .orderBy(id, direction)
    .limit(pageSize)
    .execute()
  const rows = found as unknown as (ListPlace & { id: string })[]
  const end = rows.at(-1)
  if (rows.length === pageSize && end) return { found: rows, last: end }
  // What has a value is through: then come the rows without one, from their first.
  return { found: rows, last: empty !== undefined && !readsEmpty ? { id: '', by: null, type: 'text' } : null }
}
