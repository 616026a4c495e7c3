import { fromBase64url, toBase64url } from '../endpoint/base64url.ts'

/** How long one proof stands on the card, in milliseconds of the server's time. */
export const proofStepMs = 30_000
/** Days after its phone was last in contact with the server that a card is no longer believed, nor shown. */
export const contactDays = 8

/** A card's QR: the key, which 30 s since 1970, and the signature (ECDSA P-256 with SHA-256, `r` and `s`). */
export type CardProof = { keyId: string; step: number; signature: Uint8Array<ArrayBuffer> }

const keyIdBytes = 12
const signatureBytes = 64
const shape = /^1\.([A-Za-z0-9_-]{16})\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{86})$/

/** Number of the step that a moment (milliseconds since 1970, in the server's time) falls into. */
export function stepAt(ms: number): number {
  return Math.floor(ms / proofStepMs)
}

/** Name of a key: the first 96 bits of SHA-256 of its public half (SPKI, DER), so phone and server find the same one. */
export async function keyIdOf(publicKey: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey))
  return toBase64url(digest.slice(0, keyIdBytes))
}

/** What is signed for one step of one key. The name in front keeps a card's signature from meaning anything elsewhere. */
export function signedBytes(keyId: string, step: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(`mwc-card.1.${keyId}.${step}`, (sign) => sign.charCodeAt(0))
}

/** The proof as it stands in the QR: 108 to 114 characters of base64url and dots. */
export function writeProof({ keyId, step, signature }: CardProof): string {
  return ['1', keyId, step.toString(36), toBase64url(signature)].join('.')
}

/** Reads exactly what `writeProof` wrote; null for anything else. Does not check the signature. */
export function parseProof(text: string): CardProof | null {
  const [, keyId = '', written = '', signed = ''] = shape.exec(text) ?? []
  const step = Number.parseInt(written, 36)
  const signature = fromBase64url(signed)
  if (!Number.isSafeInteger(step) || signature?.length !== signatureBytes) return null
  const proof = { keyId, step, signature }
  return writeProof(proof) === text ? proof : null
}
