import { type Kysely, sql } from 'kysely'

const statements = [
  // By a record's id alone, and by a kind alone: the one index for both together had to be read as a whole for either.
  `create index audit_of_record_id on audit (record_id, at desc, id desc) where record_id is not null`,
  `create index audit_of_record_kind on audit (record_kind, at desc, id desc) where record_kind is not null`,
  `drop index audit_of_record`,
  `create function never_empty() returns trigger language plpgsql as $$
    begin raise exception 'the log only grows' using errcode = 'integrity_constraint_violation'; end $$`,
  ...['audit', 'log_head'].map(
    (table) => `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function never_empty()`,
  ),
]

/** The log is read by record or kind of record alone, too, and is not emptied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
