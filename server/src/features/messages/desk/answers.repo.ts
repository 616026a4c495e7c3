import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { selectAnswers } from '../../../database/selects/select-answers.ts'

type Times = { answers: number; medianSeconds: number | null; nineOfTenSeconds: number | null }

export const noAnswers: Times = { answers: 0, medianSeconds: null, nineOfTenSeconds: null }

/** How many answers there were since each of some moments, and how long they took; each answer is looked at once. */
export async function answersSince(db: Db, moments: readonly Date[]): Promise<Times[]> {
  const first = new Date(Math.min(...moments.map(Number)))
  const { rows } = await sql<Times>`
    with answered as materialized (
      select at, extract(epoch from wait) as seconds from (${selectAnswers(sql`x.at > ${first}`)}) answer
    )
    select count(a.at)::int as answers, round(percentile_disc(0.5) within group (order by a.seconds))::int as "medianSeconds",
      round(percentile_disc(0.9) within group (order by a.seconds))::int as "nineOfTenSeconds"
    from unnest(array[${sql.join(moments.map((since) => sql`${since}::timestamptz`))}]) with ordinality as p (since, place) left join answered a on a.at > p.since
    group by p.place order by p.place`.execute(db)
  return rows
}
