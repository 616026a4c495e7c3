import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table term add column taken_back_act uuid`,
  `update term set taken_back_act = a.id from audit a
    where a.act = 'members.voidTerm' and a.record_id = term.id::text and term.voided_at is not null`,
  `create index term_taken_back on term (payment_id) where taken_back_act is not null`,
]

/** A term that staff took back says by which act: a paid payment without a term is in order where there is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
