import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startOfDay, toDate } from '../../ports/clock.ts'

const startOf = (day: Temporal.PlainDate) => toDate(startOfDay(day))

/** Whether a moment lies within days of Singapore (`YYYY-MM-DD`), the last one included; either may be left out. */
export function withinDays(
  at: RawBuilder<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): RawBuilder<SqlBool> {
  const sides = [
    ...(from === undefined ? [] : [sql`${at} >= ${startOf(Temporal.PlainDate.from(from))}`]),
    ...(to === undefined ? [] : [sql`${at} < ${startOf(Temporal.PlainDate.from(to).add({ days: 1 }))}`]),
  ]
  return sides.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(sides, sql` and `)}`
}
