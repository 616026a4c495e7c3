import { type Kysely, sql } from 'kysely'

const statements = [
  // On the message's own row: whoever reads or deletes messages has or loses these with them.
  `alter table message
    add column file_kind text check (file_kind in ('photo', 'voice')),
    add column file_key text,
    add column file_type text,
    add column file_bytes integer,
    add column file_seconds integer,
    add column file_width integer,
    add column file_height integer,
    add column file_digest text,
    add constraint message_file_whole check (num_nulls(file_kind, file_key, file_type, file_bytes, file_digest) in (0, 5))`,
  // Which of many files some message names.
  `create unique index message_file on message (file_key) where file_key is not null`,
]

/** A photo or a voice note in place of a message's text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
