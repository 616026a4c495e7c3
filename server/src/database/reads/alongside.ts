import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'

/**
 * What a call needs of the member who makes it, as one JSON column: asked in the statement that finds out who that is.
 * @param memberId refers to the member's id in that statement
 * @param given the call's input by name, as parameters only: the statement is built once
 */
export type Alongside<Found, Given = object> = (db: Db, memberId: Expression<string>, given: Given) => RawBuilder<Found>

/** What is asked alongside one call, with that call's input. */
export type AskedAlongside = { ask: Alongside<unknown>; given: object }

type Moment = Date | null
/** A row as JSON has it: moments are ISO 8601 texts. */
export type AsJson<Row> = {
  [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] extends Moment ? string | null : Row[Column]
}

/** The rows of a query as one JSON column, in their order. */
export function selectAsJson<Row>(query: Expression<Row>): RawBuilder<AsJson<Row>[]> {
  return sql<AsJson<Row>[]>`(select coalesce(json_agg(r), '[]') from (${query}) r)`
}

/** Names every column of a row that holds a moment. */
export type MomentsOf<Row> = { [Column in keyof Row as Row[Column] extends Moment ? Column : never]: true }

/** The row that a JSON one was, its moments read. */
export function fromJson<Row extends object>(row: AsJson<Row>, moments: MomentsOf<Row>): Row {
  const read: Record<string, unknown> = { ...row }
  for (const column in moments) if (typeof read[column] === 'string') read[column] = new Date(read[column])
  return read as Row
}

/** What was asked alongside. Throws where a route asked nothing: a mistake in its declaration. */
export function expectFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('Nothing was asked alongside')
  return found
}
