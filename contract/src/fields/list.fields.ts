import * as z from 'zod/mini'
import { paged } from './paging.fields.ts'

/** Ids of one list, comma between them, at most 100. */
const ids = z.pipe(
  z.pipe(
    z.string({ error: 'invalid' }).check(z.maxLength(3700, { error: 'tooLong', abort: true })),
    z.transform((text) => text.split(',')),
  ),
  z.array(z.uuid({ error: 'invalid' })).check(z.maxLength(100, { error: 'tooLong' })),
)

/** Orders that a list can be asked in: by each of its columns, upwards, or with `-` before it downwards. */
export type SortBy<Column extends string> = Column | `-${Column}`

/**
 * How a list of the desk is asked: which page of it, in which order, and only these ids where they are named.
 * @param first the order where none is asked for
 */
export function listFields<const Column extends string>(columns: readonly Column[], first: SortBy<NoInfer<Column>>) {
  const orders = columns.flatMap((column): SortBy<Column>[] => [column, `-${column}`])
  const order: z.ZodMiniEnum<{ [Order in SortBy<Column>]: Order }> = z.enum(orders, { error: 'choose' }) as never
  return { ...paged, sort: z._default(order, first as never), ids: z.optional(ids) }
}

/** What a list of the desk answers: a page of rows, and how many there are, `more` than the 10,000 that are counted. */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int(), more: z.boolean() })
}
