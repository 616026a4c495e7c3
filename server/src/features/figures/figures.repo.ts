import type { FigureName, ReportStep } from '@mwc/contract/figures/figure-names'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { CountedDay } from './counted-days.rules.ts'
import type { Figure } from './running-sums.rules.ts'

/** The first day on which there was something to count; null while there is nothing. */
export async function firstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(joined_at) at time zone 'Asia/Singapore')::date as day from member_directory`.execute(db)
  return rows[0]?.day ?? null
}

export async function countedDays(db: Db): Promise<CountedDay[]> {
  return db.selectFrom('figure_day').select(['day', 'arrears_days', 'is_base']).orderBy('day').execute()
}

/** The last day that was counted, and the one before. */
export async function lastCounted(db: Db): Promise<CountedDay[]> {
  return db.selectFrom('figure_day').select(['day', 'arrears_days', 'is_base']).orderBy('day', 'desc').limit(2).execute()
}

/** The first and the last day that were counted, and when the last one was. */
export async function countedSpan(db: Db): Promise<{ first: string; last: string; countedAt: Date } | undefined> {
  const { rows } = await sql<{ first: string; last: string; countedAt: Date }>`
    select (select min(day) from figure_day) as first, day as last, counted_at as "countedAt"
    from figure_day order by day desc limit 1`.execute(db)
  return rows[0]
}

/** When the next day is to be counted: ten minutes after it ended, once what was under way at its end is written. */
export function selectNextCount(): RawBuilder<Date | null> {
  return sql<Date | null>`select (coalesce((select max(day) + 2 from figure_day),
    (select (min(joined_at) at time zone 'Asia/Singapore')::date + 1 from member_directory))::timestamp at time zone 'Asia/Singapore') + interval '10 minutes'`
}

/** Marks days as counted; answers with those that nobody else had counted. */
export async function claimDays(
  tx: Tx,
  days: readonly string[],
  { at, arrearsDays }: { at: Date; arrearsDays: number },
): Promise<Set<string>> {
  const { rows } = await sql<{ day: string }>`
    insert into figure_day (day, counted_at, arrears_days, is_base) select day, ${at}, ${arrearsDays}, true from unnest(${days}::date[]) as day
    order by day on conflict do nothing returning day`.execute(tx)
  return new Set(rows.map(({ day }) => day))
}

/** Writes down figures of days that were claimed. */
export async function insertFigures(tx: Tx, figures: readonly Figure[]): Promise<void> {
  await sql`
    insert into figure (figure, day, part, n)
    select * from unnest(${figures.map(({ figure }) => figure)}::text[], ${figures.map(({ day }) => day)}::date[],
      ${figures.map(({ part }) => part)}::text[], ${figures.map(({ n }) => n)}::bigint[])`.execute(tx)
}

/** All that was written down of days, both included. */
export async function storedFigures(db: Db, from: string, to: string): Promise<Figure[]> {
  return db.selectFrom('figure').selectAll().where('day', '>=', from).where('day', '<=', to).execute()
}

/** What stood at the end of some days. */
export async function stocksAt(db: Db, figures: readonly FigureName[], days: readonly string[]): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select figure, day, part, n from figure where figure = any(${figures}::text[]) and day = any(${days}::date[])`.execute(db)
  return rows
}

/** What happened from one day to another, by the first day of the day's, week's (from Monday) or month's own step. */
export async function flowsBetween(
  db: Db,
  figures: readonly FigureName[],
  { from, to, step }: { from: string; to: string; step: ReportStep },
): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select figure, greatest(date_trunc(${step}::text, day::timestamp)::date, ${from}::date) as day, part, sum(n)::bigint as n
    from figure where figure = any(${figures}::text[]) and day between ${from}::date and ${to}::date group by 1, 2, 3`.execute(db)
  return rows
}
