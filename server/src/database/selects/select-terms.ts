import { type RawBuilder, sql } from 'kysely'

/** A term as it is stored, its days as `YYYY-MM-DD`. */
export type StoredTerm = { id: string; payment_id: string | null; first_day: string; last_day: string; months: number }

/** The unvoided terms of the member whose id `memberId` refers to, in order of days, as one column. */
export function selectTerms(memberId: string): RawBuilder<StoredTerm[]> {
  return sql<StoredTerm[]>`(
    select coalesce(json_agg(t order by t.first_day), '[]') from (
      select id, payment_id, first_day, last_day, months from term where term.member_id = ${sql.ref(memberId)} and term.voided_at is null
    ) t)`
}
