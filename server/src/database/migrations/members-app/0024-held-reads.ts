import { type Kysely, sql } from 'kysely'

/** Tables of which processes hold answers, and by which they hear of a change: see `held-read.ts`. */
const heldTables = ['setting', 'content_version', 'maintenance_window']

/** Records that screens wait for, by what the waiting calls know of them: see `wait-for-version.ts`. */
const awaited = { payment: ['payment', 'new.id'], message_thread: ['thread', 'new.id', 'thread-of-member', 'new.member_id'] }

function tellsOf([kind, id, ...more]: string[]): string {
  return kind === undefined ? '' : `perform pg_notify('mwc_changed', '${kind} ' || ${id}); ${tellsOf(more)}`
}

const statements = [
  `create function tell_held() returns trigger language plpgsql as $$
    begin perform pg_notify('mwc_held', ''); return null; end $$`,
  ...heldTables.map(
    (table) => `create trigger ${table}_held after insert or update or delete or truncate on ${table}
      for each statement execute function tell_held()`,
  ),
  ...Object.entries(awaited).flatMap(([table, words]) => [
    `create function tell_${table}() returns trigger language plpgsql as $$ begin ${tellsOf(words)} return null; end $$`,
    `create trigger ${table}_changed after update of version on ${table}
      for each row when (new.version > old.version) execute function tell_${table}()`,
  ]),
  // A member can wait for a thread that is not there yet.
  `create trigger message_thread_added after insert on message_thread for each row execute function tell_message_thread()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
