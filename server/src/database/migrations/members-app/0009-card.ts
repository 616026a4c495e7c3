import { type Kysely, sql } from 'kysely'

const statements = [
  // Closing an account deletes its sessions, and with them its keys.
  `create table card_key (
    id text primary key,
    member_id uuid not null references member,
    session_hash text not null references session on delete cascade,
    public_key text not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create unique index card_key_proving on card_key (member_id) where revoked_at is null`,
  `create index card_key_member on card_key (member_id)`,
  `create index card_key_session on card_key (session_hash)`,
]

/** The keys by which phones prove their members' cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
