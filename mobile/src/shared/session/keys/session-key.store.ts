import { toBase64url } from '@mwc/contract/endpoint/base64url'
import { actBytes, sessionKeyHeader, signatureHeader, writeSignature } from '@mwc/contract/endpoint/signed-act'
import { type Database, inDatabase } from '../../storage/asynchronous/in-database.ts'
import { TimeoutError } from '../../server/call-errors.ts'
import { onForget, readStored, writeStored } from '../../storage/storage.ts'

const keys: Database = { name: 'SESSION_KEY', store: 'keys' }
const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }
/** Some browsers open no database and do not say so. */
const longestWait = 3_000

/** The key of a session, named by its public half (SPKI, DER, base64url). Nobody can read the private half, this app included. */
type SessionKey = { name: string; privateKey: CryptoKey }

/** From so many keys on that were lost here no more are made: who has to log in for each payment is helped by none. */
const mostLost = 2

/** The key that is being made for a session that the server has not opened yet: the tries of one log-in share it. */
let making: Promise<SessionKey | null> | null = null
let offered: SessionKey | null = null
let held: SessionKey | null = null
onForget('sessionKey', () => (held = null))
/** How often in a row the database did not answer at a member's tap. */
let unanswered = 0

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, longestWait))])

const readKey = (name: string) => inDatabase<CryptoKey | undefined>(keys, 'readonly', (store) => store.get(name))

/** Makes a key that was kept, read back and tried: a session whose phone cannot sign would be of no use to its member. */
async function makeKey(): Promise<SessionKey | null> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, false, ['sign', 'verify'])
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  const name = toBase64url(bytes)
  await inDatabase(keys, 'readwrite', (store) => store.put(privateKey, name))
  const kept = await readKey(name)
  return kept && (await crypto.subtle.verify(signing, publicKey, await crypto.subtle.sign(signing, kept, bytes), bytes))
    ? { name, privateKey: kept }
    : null
}

const lostKeys = () => Number(readStored('localStorage', 'KEYS_LOST')) || 0

/** Notes that the key of a session is not to be had any more. */
export function noteLostKey(): void {
  writeStored('localStorage', 'KEYS_LOST', `${lostKeys() + 1}`)
}

/** Tells the server with a call that signs in which key the session is to have; none where this browser makes or keeps none. */
export async function offerKey(headers: Headers): Promise<void> {
  if (lostKeys() >= mostLost) return
  // No WebCrypto, no database, a private window: the session has no key and works as before.
  making ??= makeKey().catch(() => null)
  const made = await inTime(making)
  if (made === null) making = null
  if (!made) return
  offered = made
  headers.set(sessionKeyHeader, made.name)
}

/** Keeps the key of the session that was opened, and no other, in one step: no moment is without it. */
export async function keepKey(name: string): Promise<void> {
  if (offered?.name !== name) return
  const { privateKey } = (held = offered)
  offered = making = null
  await inDatabase(keys, 'readwrite', (store) => {
    store.clear()
    return store.put(privateKey, name)
  })
}

/** The bytes of a request's body, as they are sent. */
async function bytesOf(body: string | Blob | null): Promise<Uint8Array<ArrayBuffer>> {
  return body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : new TextEncoder().encode(body ?? '')
}

/**
 * The key of a session; undefined where it is lost. A database that does not answer in time, twice, has not lost it: throws
 * `TimeoutError`, but for a second tap in a row, which is not to end in the same.
 */
async function keyOf(name: string, byItself: boolean): Promise<SessionKey | undefined> {
  if (held?.name === name) return held
  const read = async () => {
    const found = await inTime(readKey(name).then((privateKey) => ({ privateKey })))
    if (!found) throw new TimeoutError('The phone does not say whether it has the key')
    return found.privateKey
  }
  try {
    // Safari loses its databases while the page is in the background, and opens them anew.
    const privateKey = await read().catch(read)
    unanswered = 0
    return privateKey && (held = { name, privateKey })
  } catch (cause) {
    if (byItself || unanswered++ === 0) throw new TimeoutError('The phone does not give its key', { cause })
    return undefined
  }
}

/**
 * Signs an act by the session's key at a moment (ms since 1970) of the server's time. A phone that lost the key sends it as it
 * is: the server says what to do. `byItself`: nobody tapped. Throws `TimeoutError` where the key is there and cannot be read now.
 */
export async function signAct(
  headers: Headers,
  name: string,
  { method, path, body, byItself }: { method: string; path: string; body: string | Blob | null; byItself: boolean },
  at: number,
): Promise<void> {
  headers.delete(signatureHeader)
  const key = await keyOf(name, byItself)
  if (!key) return
  const bodyHash = toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', await bytesOf(body))))
  try {
    const signature = await crypto.subtle.sign(signing, key.privateKey, actBytes({ method, path, bodyHash, at }))
    headers.set(signatureHeader, writeSignature(at, new Uint8Array(signature)))
  } catch {
    // Read back, and of no use: as good as lost.
    held = null
  }
}
