import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { deskCookie } from '../../server/src/http/cookies/desk-session.ts'
import { newToken, tokenHash } from '../../server/src/keys/encryption.ts'

/** Signs a new administrator in, as if the sign-in had just been; answers with the token of the session's cookie. */
export async function signStaffIn(client: pg.Client): Promise<string> {
  const token = newToken()
  await client.query(
    `with chief as (insert into staff (id, username, password_hash, role, created_at)
       values (gen_random_uuid(), $1, '', 'admin', now()) returning id)
     insert into staff_session (token_hash, staff_id, created_at, last_seen_at) select $2, id, now(), now() from chief`,
    [`bench-${randomUUID()}`, tokenHash(token)],
  )
  return token
}

/** What the desk's own page adds to a read. */
export const deskHeads = (token: string): Record<string, string> => ({ cookie: `${deskCookie}=${token}`, 'sec-fetch-site': 'same-origin' })
