import { generateKeyPairSync, verify } from 'node:crypto'
import { type CardProof, signedBytes } from '@mwc/contract/card/card-proof'
import { keyFrom } from '../../keys/p256-keys.ts'

/** A key whose private half nobody has. */
const nobodysKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey

/** Whether the key signed the proof. Without a key it takes as long: the time must not tell which keys exist. */
export function isSignedBy(publicKey: string | undefined, { keyId, step, signature }: CardProof): boolean {
  const key = publicKey === undefined ? nobodysKey : keyFrom(publicKey)
  return verify('sha256', signedBytes(keyId, step), { key, dsaEncoding: 'ieee-p1363' }, signature) && publicKey !== undefined
}
