import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/database.ts'
import type { TermTable } from '../../database/tables.ts'
import type { Term } from './membership.rules.ts'

/** The unvoided terms of a member, in order of days. */
export async function listTerms(db: Db, memberId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom('term')
    .select(['first_day', 'last_day', 'months'])
    .where('member_id', '=', memberId)
    .where('voided_at', 'is', null)
    .orderBy('first_day')
    .execute()
  return rows.map((row) => ({
    firstDay: Temporal.PlainDate.from(row.first_day),
    lastDay: Temporal.PlainDate.from(row.last_day),
    months: row.months,
  }))
}

/** Writes a term and answers with its id. */
export async function insertTerm(
  db: Db,
  memberId: string,
  term: Term,
  cause: { source: TermTable['source']; paymentId: string | null; at: Date },
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('term')
    .values({
      id,
      member_id: memberId,
      first_day: term.firstDay.toString(),
      last_day: term.lastDay.toString(),
      months: term.months,
      source: cause.source,
      payment_id: cause.paymentId,
      created_at: cause.at,
    })
    .execute()
  return id
}
