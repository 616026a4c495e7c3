import { type Order, writeCursor } from '../kinds/content.rules.ts'

/** Items of a page of questions or places. */
export const longPage = 40

/** A page out of the rows that were read for it, one more than it has where there is another page. */
export function cutPage<Row extends { id: string }>(rows: readonly Row[], size: number, order: Order, keyOf: (row: Row) => number) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > size ? writeCursor(order, { key: keyOf(last), id: last.id }) : null }
}
