import { type Kysely, sql } from 'kysely'

/** Whether a closed account had terms: who joins again after it is no new member. Of accounts closed before it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table closed_person add column had_terms boolean not null default false`.execute(db)
}
