import { type RawBuilder, sql } from 'kysely'

/**
 * Answers of staff, messages `x`: when (`at`), and how long the member had waited (`wait`), since the first message after the
 * answer before; null where nobody waited.
 */
export function selectAnswers(wanted: RawBuilder<unknown>): RawBuilder<{ at: Date; wait: unknown }> {
  return sql`select x.at, x.at - (
      select min(w.at) from message w where w.thread_id = x.thread_id and w.author = 'member' and w.number < x.number
        and w.number > coalesce((select max(s.number) from message s
          where s.thread_id = x.thread_id and s.author = 'staff' and s.number < x.number), 0)
    ) as wait from message x where x.author = 'staff' and ${wanted}`
}
