import { createHash } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type pg from 'pg'
import { tokenHash } from '../../server/src/keys/encryption.ts'

/** A member who is signed in. `paymentId`: the newest one of those who ever paid. */
export type Reader = { token: string; memberId: string; mobile: string; language: Language; paymentId: string | null }

const most = 50_000

/** As random to the server as any, and the same again on a database that was kept. */
const tokenOf = (n: number) => createHash('sha256').update(`reader ${n}`).digest('base64url')

/** Signs in 50,000 members from all over the tables, or all there are, as the server stores it. */
export async function openSessions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from member order by md5(id::text) limit $1', [most])
  await client.query(
    `insert into session (token_hash, member_id, device, created_at, last_seen_at)
     select token_hash, member_id, 'Android · Chrome', now() - interval '1 day', now()
     from unnest($1::text[], $2::uuid[]) as opened (token_hash, member_id)`,
    [rows.map((_, n) => tokenHash(tokenOf(n))), rows.map(({ id }) => id)],
  )
}

/**
 * Those who are signed in, seen just now: who reads often is written down every ten minutes, which is not what is measured.
 * @param hours how long nobody of them is due to be written down
 */
export async function findReaders(client: pg.Client, hours: number): Promise<Reader[]> {
  const tokens = new Map(Array.from({ length: most }, (_, n) => [tokenHash(tokenOf(n)), tokenOf(n)] as const))
  await client.query(`update session set last_seen_at = now() + $1 * interval '1 hour' where token_hash = any($2)`, [
    hours,
    [...tokens.keys()],
  ])
  await client.query('vacuum (analyze) session')
  const { rows } = await client.query<Omit<Reader, 'token'> & { hash: string }>(
    `select token_hash as hash, member.id as "memberId", mobile, language,
       (select id from payment where member_id = member.id order by created_at desc limit 1) as "paymentId"
     from session join member on member.id = member_id where token_hash = any($1)`,
    [[...tokens.keys()]],
  )
  return rows.map(({ hash, ...reader }) => ({ ...reader, token: tokens.get(hash) ?? '' }))
}
