import { fromBase64url, toBase64url } from './base64url.ts'

/** Header of calls that sign somebody in: the session's public key, ECDSA P-256 as SubjectPublicKeyInfo (DER), base64url. */
export const sessionKeyHeader = 'x-session-key'

/** Header of acts: `writeSignature` of what `actBytes` says, by the key of the session. */
export const signatureHeader = 'x-signature'

/** How far the time of a signature may be from the server's, before or after, in minutes. */
export const signatureMinutes = 5

/**
 * What a signature holds together. `path` as it is asked for, from `/h5-api` on; `bodyHash` is SHA-256 (base64url) of the bytes
 * that are sent; `at` in milliseconds since 1970 by the server's time.
 */
export type SignedAct = { method: string; path: string; bodyHash: string; at: number }

const shape = /^1\.([1-9]\d{0,14})\.([A-Za-z0-9_-]{86})$/
const signatureBytes = 64

/** What is signed of an act. The name in front keeps its signature from meaning anything elsewhere. */
export function actBytes({ method, path, bodyHash, at }: SignedAct): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(['mwc-act.1', at, method, path, bodyHash].join('\n'))
}

/** The header's text: when it was signed, and the signature (ECDSA P-256 with SHA-256, `r` and `s`). */
export function writeSignature(at: number, signature: Uint8Array): string {
  return ['1', at, toBase64url(signature)].join('.')
}

/** Reads exactly what `writeSignature` wrote; null for anything else. Does not check the signature. */
export function parseSignature(text: string): { at: number; signature: Uint8Array<ArrayBuffer> } | null {
  const [, at = '', signed = ''] = shape.exec(text) ?? []
  const signature = fromBase64url(signed)
  return signature?.length === signatureBytes ? { at: Number(at), signature } : null
}
