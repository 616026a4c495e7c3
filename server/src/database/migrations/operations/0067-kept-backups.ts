import { type Kysely, sql } from 'kysely'

/** Which backups were finished, so that it is heard of when none is. What is in them stands beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_backup (name text primary key, finished_at timestamptz not null)`.execute(db)
  await sql`create index kept_backup_finished on kept_backup (finished_at)`.execute(db)
}
