import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../database.ts'
import { countUpTo } from './count-up-to.ts'
import { type AskedPart, type ListPart, readPart } from './part-of-list.ts'

/** A list of the desk as its repo describes it. `Column` are the names that it can be sorted by. */
export type DeskList<Row, Column extends string> = {
  /** What fits, nothing selected: `from` and `where` alone. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the list is made of
  wanted: SelectQueryBuilder<any, any, object>
  /** The id of a row; it decides between rows of one value, too. */
  id: RawBuilder<string>
  /** A column that can be empty names it: empty values stand last both ways. */
  columns: Record<Column, { by: RawBuilder<unknown>; empty?: true }>
  /** The rows of some ids, in whichever order; an id without a row is left out. */
  rowsOf(db: Db, ids: string[]): Promise<(Row & { id: string })[]>
}

export type AskedPage<Column extends string> = {
  page: number
  pageSize: number
  sort: Column | `-${Column}`
  ids?: string[] | undefined
}

export type ListPage<Row> = { rows: Row[]; total: number; more: boolean }

/** A page of a list, in the order that was asked for, and how many rows fit, counted to 10,000. */
export async function pageOfList<Row, Column extends string>(
  db: Db,
  list: DeskList<Row, Column>,
  asked: AskedPage<Column> & Partial<AskedPart>,
): Promise<ListPage<Row> & ListPart<Row>> {
  const { page, pageSize, sort, ids, after } = asked
  const wanted = ids ? list.wanted.where(amongIds(list.id, ids)) : list.wanted
  const downwards = sort.startsWith('-')
  const { by, empty } = list.columns[(downwards ? sort.slice(1) : sort) as Column]
  if (after !== undefined) {
    const { found, ...part } = await readPart({ wanted, id: list.id, by, empty, downwards }, after, pageSize)
    return { rows: await rowsInOrder(db, list, found), ...part, total: 0, more: part.last !== null }
  }
  const found = await wanted
    .select(list.id.as('id'))
    // An index that is read backwards puts empty values first: only where there can be some is it told otherwise.
    .orderBy(by, (order) => (downwards ? (empty ? order.desc().nullsLast() : order.desc()) : order.asc()))
    .orderBy(list.id, downwards ? 'desc' : 'asc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const counted = await countUpTo(db, wanted.select(list.id.as('id')))
  return { rows: await rowsInOrder(db, list, found as { id: string }[]), ...counted }
}

async function rowsInOrder<Row>(db: Db, list: Pick<DeskList<Row, string>, 'rowsOf'>, found: { id: string }[]): Promise<Row[]> {
  const ids = found.map(({ id }) => id)
  const byId = new Map(ids.length > 0 ? (await list.rowsOf(db, ids)).map((row) => [row.id, row]) : [])
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function amongIds(id: Expression<string>, ids: string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id} = any(${ids}::uuid[])`
}
