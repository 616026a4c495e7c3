import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { type CardProof, fromBase64url, signedBytes } from '@mwc/contract/card/card-proof'

function keyFrom(publicKey: string): KeyObject {
  return createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' })
}

/** A P-256 public key (SPKI, DER, base64url) in the one form that browsers export; null for any other. */
export function readPublicKey(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64url(text)
  try {
    const key = keyFrom(text)
    const isP256 = key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    return bytes && isP256 && key.export({ format: 'der', type: 'spki' }).equals(bytes) ? bytes : null
  } catch {
    return null
  }
}

/** A key whose private half nobody has. */
const nobodysKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey

/** Whether the key signed the proof. Without a key it takes as long: the time must not tell which keys exist. */
export function isSignedBy(publicKey: string | undefined, { keyId, step, signature }: CardProof): boolean {
  const key = publicKey === undefined ? nobodysKey : keyFrom(publicKey)
  return verify('sha256', signedBytes(keyId, step), { key, dsaEncoding: 'ieee-p1363' }, signature) && publicKey !== undefined
}
