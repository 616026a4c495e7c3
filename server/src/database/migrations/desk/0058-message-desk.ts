import { type Kysely, sql } from 'kysely'

const statements = [
  `create table message_template (
    id uuid primary key,
    version integer not null check (version > 0),
    name text not null,
    texts jsonb not null,
    edited_at timestamptz not null,
    edited_by uuid not null references staff,
    archived_at timestamptz
  )`,
  `create unique index message_template_name on message_template (lower(name)) where archived_at is null`,
  // Open and closed threads in one order, and how long answers took in the last days.
  `create index message_thread_wait on message_thread (waiting_since, id) where waiting_since is not null`,
  `create index message_answer on message (at) where author = 'staff'`,
]

/** Texts that are kept for answers, and what the desk's inbox is read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
