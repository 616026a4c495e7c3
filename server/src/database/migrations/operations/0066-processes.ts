import { type Kysely, sql } from 'kysely'

/** The processes of the server, as each writes itself down while it lives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table server_process (
      id uuid primary key,
      host text not null,
      pid integer not null,
      version text not null,
      runs_jobs boolean not null,
      started_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db)
  await sql`create index server_process_seen on server_process (seen_at)`.execute(db)
}
