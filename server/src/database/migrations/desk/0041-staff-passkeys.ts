import { type Kysely, sql } from 'kysely'

const statements = [
  `create table staff_passkey (
    id uuid primary key,
    staff_id uuid not null references staff,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index staff_passkey_staff on staff_passkey (staff_id)`,
  `create table staff_challenge (
    challenge_hash text primary key,
    staff_id uuid references staff,
    expires_at timestamptz not null
  )`,
  `create index staff_challenge_expires on staff_challenge (expires_at)`,
]

/** Staff sign in with passkeys, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
