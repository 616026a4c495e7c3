import { type Kysely, sql } from 'kysely'

const statements = [
  // Nobody but its owner sets what an account signs in with: until then there is nothing.
  `alter table staff alter column password_hash drop not null, alter column totp_cipher drop not null, add column version integer not null default 1`,
  `create table staff_link (
    token_hash text primary key,
    staff_id uuid not null references staff,
    totp_cipher text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index staff_link_staff on staff_link (staff_id)`,
  `create index staff_link_expires on staff_link (expires_at)`,
  `create index staff_link_mark on staff_link (split_part(totp_cipher, '.', 1), token_hash)`,
  `create table staff_recovery_code (
    staff_id uuid not null references staff,
    code_hash text not null,
    primary key (staff_id, code_hash)
  )`,
]

/** Staff come by a link, and choose what they sign in with themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
