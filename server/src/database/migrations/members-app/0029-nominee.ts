import { type Kysely, sql } from 'kysely'

/** Whom a member's insurance is to pay: at most one a member, who goes with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table nominee (
    member_id uuid primary key references member (id),
    full_name text not null,
    relation text not null,
    area_code text not null,
    mobile text not null,
    named_at timestamptz not null
  )`.execute(db)
}
