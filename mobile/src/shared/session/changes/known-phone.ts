import { readMark } from '../session.ts'
import { writeStored } from '../../storage/storage.ts'

/** SHA-256 of a text, base64url; null where the page is not served securely. */
async function hashOf(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The mark of a phone that signed in before; it outlives log-out. Strangers cannot use up this phone's own log-in tries. */
export function knownPhone(): string | null {
  return readMark('KNOWN_PHONE')
}

/** Marks this phone as the one to which a token was given. */
export async function markPhone(token: string): Promise<void> {
  const hash = await hashOf(token)
  if (hash) writeStored('localStorage', 'KNOWN_PHONE', hash)
}
