import { proveFromPhone } from '@mwc/contract/card/card.calls'
import { keyIdOf, signedBytes, stepAt, toBase64url, writeProof } from '@mwc/contract/card/card-proof'
import { cardAddress } from '@mwc/contract/scan/scanned-text'
import { callServer } from './call-server.ts'

/** A phone that proves the card of the token's member; answers with what its QR says at a moment (ms since 1970). */
export async function cardPhone(base: string, token: string): Promise<(at: number) => Promise<string>> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  const keyId = await keyIdOf(publicKey)
  await callServer(base, proveFromPhone, { publicKey: toBase64url(publicKey), takeOver: true }, token)
  return async (at) => {
    const step = stepAt(at)
    const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signedBytes(keyId, step))
    return cardAddress(base, writeProof({ keyId, step, signature: new Uint8Array(signed) }))
  }
}
