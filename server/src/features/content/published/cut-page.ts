import { type Cursor, type Order, writeCursor } from '../kinds/content.rules.ts'

/** Items of a page of questions or places. */
export const longPage = 40

/** A page out of the rows that were read for it, one more than it has where there is another page. */
export function cutPage<Row extends { id: string }>(rows: readonly Row[], size: number, order: Order, keyOf: (row: Row) => number) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > size ? writeCursor(order, { key: keyOf(last), id: last.id }) : null }
}

type Asked = { cursor: Cursor | undefined; size: number; order: Order }

/** A page out of all items, by their key and then their id, as PostgreSQL orders ids. */
export function pageOfAll<Item extends { id: string }>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  { cursor, size, order }: Asked,
) {
  const keyed = items.map((item) => ({ id: item.id, key: keyOf(item), item }))
  const isAfter = (one: Cursor, other: Cursor) => one.key > other.key || (one.key === other.key && one.id > other.id)
  const rest = cursor ? keyed.filter((one) => isAfter(one, cursor)) : keyed
  return cutPage(
    rest.toSorted((one, other) => (isAfter(one, other) ? 1 : -1)),
    size,
    order,
    ({ key }) => key,
  )
}
