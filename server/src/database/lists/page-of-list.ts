import { countedRows } from '@mwc/contract/fields/counted-rows'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../database.ts'
import { plannedAnew } from '../statement-names.ts'
import { countUpTo } from './count-up-to.ts'
import { estimateRows } from './estimate-rows.ts'
import { type AskedPart, type ListPart, readPart } from './part-of-list.ts'

/** What a list is ordered by. Where it can be empty that is said: empty values stand last both ways. */
export type ListColumn = {
  by: RawBuilder<unknown>
  /** `indexed`: the order's index holds the empty ones, too. */
  empty?: true | 'indexed'
  /** What else holds of the rows that have a value, where PostgreSQL cannot know it. */
  filled?: RawBuilder<SqlBool> | undefined
  /** No index gives this order of what is filtered: of more rows than can be sorted it is refused with `request.narrow`. */
  ofFew?: boolean
}

/** What was asked for has more rows than can be listed in that order, or on that page. */
export class TooManyRows extends Error {}

/** A list of the desk as its repo describes it. `Column` are the names that it can be sorted by. */
export type DeskList<Row, Column extends string> = {
  /** What fits, nothing selected: `from` and `where` alone. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the list is made of
  wanted: SelectQueryBuilder<any, any, object>
  /** Searched for by a text: of more than can be sorted any are listed, in their order. Whoever looks for one types more. */
  isSearch?: boolean
  /** The id of a row; it decides between rows of one value, too. */
  id: RawBuilder<string>
  columns: Record<Column, ListColumn>
  /**
   * The order in which many rows are counted, where an index begins with what is wanted. Without one PostgreSQL may read the
   * table as it stands, taking what fits to be spread over it, though all that came before stands first.
   */
  countedBy?: RawBuilder<unknown> | undefined
  /** Of hundreds of rows, not thousands: those of some ids as a query, so that a page comes in the statement that counts. */
  rows?: (ids: RawBuilder<string[]>) => Expression<Row & { id: string }>
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

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the list is made of
type Wanted = SelectQueryBuilder<any, any, object>
type Ordered = ListColumn & { wanted: Wanted; id: RawBuilder<string>; downwards: boolean; countedBy?: RawBuilder<unknown> | undefined }
type Range = { limit: number; offset: number }

/** Rows that are counted, sorted at most, and expected at most by PostgreSQL where sorting is tried: more were read in vain. */
const bounds = { counted: countedRows, sorted: 25_000, expected: 30_000 }

/**
 * A page of a list, in the order that was asked for, and how many rows fit. Few rows are sorted as a whole: then no order needs
 * an index beside the filter's. Of more, the order's or the filter's own index gives the page. Pages end where the count does.
 */
export async function pageOfList<Row, Column extends string>(
  db: Db,
  list: DeskList<Row, Column>,
  asked: AskedPage<Column> & Partial<AskedPart>,
  { counted, sorted, expected } = bounds,
): Promise<ListPage<Row> & ListPart<Row>> {
  const { page, pageSize, sort, ids, after } = asked
  const wanted = ids ? list.wanted.where(amongIds(list.id, ids)) : list.wanted
  const downwards = sort.startsWith('-')
  const column: ListColumn = list.columns[(downwards ? sort.slice(1) : sort) as Column]
  const ordered = { wanted, id: list.id, downwards, countedBy: list.countedBy, ...column }
  if (after !== undefined) {
    const { found, ...part } = await readPart({ ...ordered, empty: column.empty }, after, pageSize)
    return { rows: await rowsInOrder(db, list, idsOf(found)), ...part, total: 0, more: part.last !== null }
  }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const small = list.rows && (await pageOfSmall(db, ordered, list.rows, range, sorted))
  const { found, few } = small ?? (await countOrPage(db, ordered, range, { counted, sorted, expected, isSearch: list.isSearch === true }))
  if (found > counted && range.offset >= counted) throw new TooManyRows()
  if (few === null && column.ofFew) throw new TooManyRows()
  const rows = small?.rows ?? (await rowsInOrder(db, list, few ?? (await pageOfMany(db, ordered, range))))
  return { rows, total: Math.min(found, counted), more: found > counted }
}

/** How many rows fit, and the page of them, in one statement; undefined where there are more than can be sorted. */
async function pageOfSmall<Row>(
  db: Db,
  { wanted, id, by, downwards }: Ordered,
  rowsOf: (ids: RawBuilder<string[]>) => Expression<Row & { id: string }>,
  { limit, offset }: Range,
  sorted: number,
): Promise<{ found: number; few: string[]; rows: Row[] } | undefined> {
  const direction = sql.raw(downwards ? 'desc' : 'asc')
  const order = sql`f.by ${direction} nulls last, f.id ${direction}`
  const fit = wanted.select([id.as('id'), by.as('by')]).limit(sorted + 1)
  // A page without a row still says how many fit. One plan does for hundreds of rows, whatever is asked: it may have a name.
  const { rows } = await sql<{ found: number; id: string | null }>`
    with fit as materialized (${fit}), page as materialized (select * from fit f order by ${order} limit ${limit} offset ${offset})
    select counted.found, r.* from (select count(*)::int as found from fit) counted
    left join page f on true left join (${rowsOf(sql`array(select id from page)`)}) r on r.id = f.id order by ${order}`.execute(db)
  const found = rows[0]?.found ?? 0
  if (found > sorted) return undefined
  const page = rows.filter((row) => row.id !== null).map(({ found: _found, ...row }) => row as unknown as Row & { id: string })
  return { found, few: idsOf(page), rows: page }
}

type Counting = typeof bounds & { isSearch: boolean }

/** How many rows fit, and the ids of the page where these are few or searched for; null where they are many. */
async function countOrPage(db: Db, ordered: Ordered, range: Range, { counted, sorted, expected, isSearch }: Counting) {
  const isMany = !isSearch && (await estimateRows(db, ordered.wanted.select(sql`1`.as('one')))) > expected
  // An index alone may answer that, without the rows.
  const inOrder = ordered.countedBy ? ordered.wanted.orderBy(ordered.countedBy) : ordered.wanted
  const total = isMany ? await countUpTo(db, inOrder.select(ordered.id.as('id')), counted) : null
  if (total?.more) return { found: counted + 1, few: null }
  return pageOfFew(db, ordered, range, { sorted: isSearch || isMany ? counted : sorted, isSearch })
}

/** How many rows fit, up to one more than can be sorted, and the ids of the page unless these are too many. */
async function pageOfFew(
  db: Db,
  { wanted, id, by, downwards }: Ordered,
  { limit, offset }: Range,
  { sorted, isSearch }: Pick<Counting, 'sorted' | 'isSearch'>,
) {
  const direction = sql.raw(downwards ? 'desc' : 'asc')
  const fit = wanted.select([id.as('id'), by.as('by')]).limit(sorted + 1)
  const { rows } = await sql<{ found: number; few: string[] | null }>`${plannedAnew}
    with fit as materialized (${fit}), counted as (select count(*)::int as found from fit)
    select found, case when ${isSearch} or found <= ${sorted} then array_to_json(array(
      select f.id from fit f order by f.by ${direction} nulls last, f.id ${direction} limit ${limit} offset ${offset})) end as few
    from counted`.execute(db)
  return rows[0] ?? { found: 0, few: [] }
}

/** The ids of a page in the order of an index, which stops once it has them; those without a value stand last both ways. */
async function pageOfMany(db: Db, { wanted, id, by, empty, filled, downwards }: Ordered, { limit, offset }: Range): Promise<string[]> {
  const direction = downwards ? 'desc' : 'asc'
  const withValue = empty ? wanted.where(sql<SqlBool>`${by} is not null and ${filled ?? sql`true`}`) : wanted
  const page = (of: Wanted) => of.modifyFront(plannedAnew).select(id.as('id'))
  const first = await page(withValue).orderBy(by, direction).orderBy(id, direction).limit(limit).offset(offset).execute()
  if (!empty || first.length === limit) return idsOf(first)
  const before = first.length > 0 || offset === 0 ? offset + first.length : await countOf(db, withValue)
  const emptyOnes = page(wanted.where(sql<SqlBool>`${by} is null`))
  // Of one value all, which PostgreSQL does not take for an order that the index has.
  const rest = (empty === 'indexed' ? emptyOnes.orderBy(by, direction) : emptyOnes).orderBy(id, direction)
  return idsOf([
    ...first,
    ...(await rest
      .limit(limit - first.length)
      .offset(Math.max(0, offset - before))
      .execute()),
  ])
}

async function countOf(db: Db, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`${plannedAnew} select count(*)::int as n from (${wanted.select(sql`1`.as('one'))}) counted`.execute(db)
  return rows[0]?.n ?? 0
}

const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { id: string }).id)

async function rowsInOrder<Row>(db: Db, list: Pick<DeskList<Row, string>, 'rowsOf'>, ids: string[]): Promise<Row[]> {
  const byId = new Map(ids.length > 0 ? (await list.rowsOf(db, ids)).map((row) => [row.id, row]) : [])
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function amongIds(id: Expression<string>, ids: string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id} = any(${ids}::uuid[])`
}
