import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { selectAnswers } from '../../../database/select-answers.ts'

type Times = { answers: number; medianSeconds: number | null; nineOfTenSeconds: number | null }

/** How many answers there were since a moment, and how long they took. */
export async function answersSince(db: Db, since: Date): Promise<Times> {
  const { rows } = await sql<Times>`
    select count(*)::int as answers, round(percentile_disc(0.5) within group (order by seconds))::int as "medianSeconds",
      round(percentile_disc(0.9) within group (order by seconds))::int as "nineOfTenSeconds"
    from (select extract(epoch from wait) as seconds from (${selectAnswers(sql`x.at > ${since}`)}) answered where wait is not null) t`.execute(
    db,
  )
  return rows[0] ?? { answers: 0, medianSeconds: null, nineOfTenSeconds: null }
}
