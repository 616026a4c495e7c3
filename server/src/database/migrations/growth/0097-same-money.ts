import { type Kysely, sql } from 'kysely'

/** Of which money another word was. No foreign key: for each arrival that is deleted all others would be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table charge add column same_as uuid`).execute(db)
}
