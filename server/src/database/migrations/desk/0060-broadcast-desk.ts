import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table broadcast
    add column by_push boolean not null default true,
    add column changed_by uuid references staff,
    add column changed_at timestamptz,
    add column reached integer,
    add column waits_since timestamptz,
    add column confirmed_by uuid references staff,
    add column confirmed_at timestamptz,
    add column held_at timestamptz`,
  `create index broadcast_waiting on broadcast (waits_since) where waits_since is not null`,
  // Why somebody was passed over, and why nothing went out to whoever was told.
  `alter table broadcast_member add column reason text, add column no_push text, add column no_sms text`,
  `create index broadcast_member_skipped on broadcast_member (broadcast_id, member_id) where state = 'skipped'`,
  `create index broadcast_member_no_push on broadcast_member (broadcast_id, member_id) where no_push is not null`,
  `create index broadcast_member_no_sms on broadcast_member (broadcast_id, member_id) where no_sms is not null`,
  `alter table push_delivery add column broadcast_id uuid, add column receiver_id uuid`,
  `alter table sms add column broadcast_id uuid`,
  `update push_delivery d set broadcast_id = n.key::uuid, receiver_id = n.member_id from notification n
    where n.id = d.notification_id and n.kind = 'news'`,
  `update sms s set broadcast_id = n.key::uuid from notification n where n.id = s.notification_id and n.kind = 'news'`,
  `create index push_delivery_broadcast on push_delivery (broadcast_id, state, receiver_id) where broadcast_id is not null`,
  `create index sms_broadcast on sms (broadcast_id, state, member_id) where broadcast_id is not null`,
]

/** Who changed a broadcast and who confirmed it; and of each message of one whose it is, so that who was told is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
