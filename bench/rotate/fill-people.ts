import { isFin } from '@mwc/contract/account/people/fin'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { finPlace } from '../../server/src/keys/encrypted-columns.ts'
import type { Encryption } from '../../server/src/keys/encryption.ts'
import { hashPassword } from '../../server/src/keys/password-hash.ts'

/** Every member's. */
export const password = 'Harbour7Crane'
const rowsAtOnce = 5_000
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The n-th person's whole FIN. */
export function finOf(n: number): string {
  const front = `G${String(1_000_000 + n).padStart(7, '0')}`
  return front + (letters.find((letter) => isFin(front + letter)) ?? '')
}

/** The n-th person's number under +65. */
export const mobileOf = (n: number): string => `8${String(1_000_000 + n).padStart(7, '0')}`

const insert = `
insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, mobile,
  fin_cipher, fin_hash, fin_last_four, password_hash, created_at, last_used_at)
select id, 'M' || lpad(n::text, 7, '0') || 'K', 'Worker ' || n, date '1990-03-09', 'BD', '01', 'Harbour Works Pte Ltd', '1', 'Rigger', 'english',
  '+65' || mobile, cipher, hash, ending, $1, now(), now()
from unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[]) as made (id, n, mobile, cipher, hash, ending)`

/** So many members, encrypted and hashed as a server with these keys does; answers with their ids. */
export async function fillPeople(client: pg.Client, count: number, encryption: Encryption): Promise<string[]> {
  const hash = await hashPassword(password)
  const ids = Array.from({ length: count }, () => randomUUID())
  for (let from = 0; from < count; from += rowsAtOnce) {
    const part = ids.slice(from, from + rowsAtOnce).map((id, i) => ({ id, n: from + i, fin: finOf(from + i) }))
    await client.query(insert, [
      hash,
      part.map(({ id }) => id),
      part.map(({ n }) => n),
      part.map(({ n }) => mobileOf(n)),
      part.map(({ id, fin }) => encryption.encrypt(fin, finPlace(id))),
      part.map(({ fin }) => encryption.lookup('fin', fin)),
      part.map(({ fin }) => fin.slice(-4)),
    ])
  }
  await client.query(`select setval('member_number_seq', $1)`, [count + 1])
  await client.query('analyze member')
  return ids
}
