import { createPublicKey, type KeyObject } from 'node:crypto'
import { fromBase64url } from '@mwc/contract/endpoint/base64url'

/** The key of a text that `readPublicKey` takes. */
export function keyFrom(publicKey: string): KeyObject {
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
