import { type RawBuilder, sql } from 'kysely'

/**
 * Answers of staff for which somebody waited, rows `x`: when (`at`), and how long the member had waited (`wait`), since the first
 * message after the answer before.
 */
export function selectAnswers(wanted: RawBuilder<unknown>): RawBuilder<{ at: Date; wait: unknown }> {
  return sql`select x.at, x.at - x.waited_since as wait from answer_wait x where ${wanted}`
}
