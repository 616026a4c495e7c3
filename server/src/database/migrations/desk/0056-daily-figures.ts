import { type Kysely, sql } from 'kysely'

const statements = [
  `create table figure_day (day date primary key, counted_at timestamptz not null, arrears_days integer not null)`,
  `create table figure (
    figure text not null,
    day date not null references figure_day,
    part text not null,
    n bigint not null,
    primary key (figure, day, part)
  )`,
  `create table member_past (
    member_id uuid not null references member,
    until timestamptz not null,
    nationality text not null,
    sector text not null,
    deactivated_at timestamptz,
    primary key (member_id, until)
  )`,
  // The first day of all, closed accounts with the others.
  `create index member_directory_joined on member_directory (joined_at)`,
]

/** Figures of each day that is over, and what an account was before a change that they depend on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
