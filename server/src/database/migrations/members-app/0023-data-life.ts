import { type Kysely, sql } from 'kysely'

/** By which the sweep finds what is too old: it reads no row that it does not delete. Codes and counts have theirs already. */
const statements = [
  `create index payment_key_created on payment_key (created_at)`,
  `create index session_last_seen on session (last_seen_at)`,
  `create index push_delivery_ended on push_delivery (ended_at) where ended_at is not null`,
  `create index notification_created on notification (created_at)`,
  `create index member_check_at on member_check (at)`,
  `create index phone_request_created on phone_request (created_at)`,
  `create index message_thread_last on message_thread (last_at)`,
  `create index broadcast_ended on broadcast (ended_at) where ended_at is not null`,
  `create index staff_session_last_seen on staff_session (last_seen_at)`,
  `create index audit_refused on audit (at) where outcome <> 'allowed'`,
  `create index closed_person_closed on closed_person (closed_at)`,
  // Accounts that nobody uses, and whose file a photo is.
  `create index member_unused on member (last_used_at, id) where closed_at is null`,
  `create index member_photo on member (photo_key) where photo_key is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
