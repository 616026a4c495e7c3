import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { signedBytes, stepAt, writeProof } from '@mwc/contract/card/card-proof'
import { toBase64url } from '@mwc/contract/endpoint/base64url'
import type pg from 'pg'
import { tokenHash } from '../../server/src/keys/encryption.ts'
import type { Reader } from './readers.ts'

/** A phone that proves its member's card; `proof` is what its QR says now. */
export type CardPhone = { proof(): string }

const most = 200

/** Gives some readers' phones a key each, in place of those of a run before. */
export async function makeCardPhones(client: pg.Client, readers: readonly Reader[]): Promise<CardPhone[]> {
  const phones = readers.slice(0, most).map(({ memberId, token }) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const bytes = publicKey.export({ type: 'spki', format: 'der' })
    const keyId = createHash('sha256').update(bytes).digest().subarray(0, 12).toString('base64url')
    let kept = { step: 0, text: '' }
    const proof = () => {
      const step = stepAt(Date.now())
      if (kept.step !== step) {
        const signature = sign('sha256', signedBytes(keyId, step), { key: privateKey, dsaEncoding: 'ieee-p1363' })
        kept = { step, text: writeProof({ keyId, step, signature: new Uint8Array(signature) }) }
      }
      return kept.text
    }
    return { keyId, memberId, session: tokenHash(token), publicKey: toBase64url(bytes), proof }
  })
  await client.query('delete from card_key')
  await client.query(
    `insert into card_key (id, member_id, session_hash, public_key, created_at)
     select id, member_id, session, public_key, now() from unnest($1::text[], $2::uuid[], $3::text[], $4::text[])
       as made (id, member_id, session, public_key)`,
    [
      phones.map(({ keyId }) => keyId),
      phones.map(({ memberId }) => memberId),
      phones.map(({ session }) => session),
      phones.map((phone) => phone.publicKey),
    ],
  )
  return phones.map(({ proof }) => ({ proof }))
}
