import { type Kysely, sql } from 'kysely'

const statements = [
  // Accounts that were closed before are not in the table below.
  `alter table figure_day add column is_base boolean not null default false`,
  `create table figure_emptied (
    id bigint generated always as identity primary key,
    day date not null,
    figure text not null,
    part text not null
  )`,
]

/** In which groups accounts were counted that have been closed since, without whose they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
