import { keyIdOf, signedBytes, writeProof } from '@mwc/contract/card/card-proof'
import { toBase64url } from '@mwc/contract/endpoint/base64url'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { type Database, inDatabase } from '../../../shared/storage/asynchronous/in-database.ts'
import { onForget } from '../../../shared/storage/storage.ts'

const cards: Database = { name: 'CARD', store: 'keys' }
const place = 'mine'
const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** Which phone proves the card, as the server last said. */
export type Proving = { keyId: string; device: string; since: string }

/**
 * This phone's key for one member's card. Nobody can read the private half, this app included.
 * `contactAt`: when the server last said who proves the card, by its own clock, in ms since 1970.
 */
export type CardKey = {
  memberNumber: string
  keyId: string
  publicKey: string
  privateKey: CryptoKey
  proving: Proving | null
  contactAt: number
}

/** Where the browser keeps nothing (private windows of some phones), the key lives as long as this page. */
let inMemory: CardKey | null = null
onForget('cardKey', () => (inMemory = null))

/** Whether this browser can sign at all: not on a page that came without TLS. */
export function canSign(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** The key that this phone has for a member's card; null where it has none, or another member's. */
export async function readCardKey(memberNumber: string): Promise<CardKey | null> {
  const kept = await inDatabase<CardKey | undefined>(cards, 'readonly', (keys) => keys.get(place)).catch(() => undefined)
  const key = kept ?? inMemory
  return key?.memberNumber === memberNumber ? key : null
}

async function putCardKey(key: CardKey): Promise<void> {
  await inDatabase(cards, 'readwrite', (keys) => keys.put(key, place)).catch(() => (inMemory = key))
}

async function makeCardKey(memberNumber: string): Promise<CardKey> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, false, ['sign', 'verify'])
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  return { memberNumber, keyId: await keyIdOf(bytes), publicKey: toBase64url(bytes), privateKey, proving: null, contactAt: 0 }
}

let making: Promise<CardKey> | null = null

/** The key of this phone for a member's card, made where there is none yet. Parallel callers get the same one. */
export async function ownCardKey(memberNumber: string): Promise<CardKey> {
  const kept = await readCardKey(memberNumber)
  if (kept) return kept
  making ??= makeCardKey(memberNumber).finally(() => (making = null))
  const made = await making
  // Another tab may have made one meanwhile: the first one kept counts.
  const first = await readCardKey(memberNumber)
  if (first) return first
  await putCardKey(made)
  return made
}

/** Keeps with the key what the server said about it, for days without a network. */
export async function keepProving(key: CardKey, proving: Proving): Promise<CardKey> {
  const told = { ...key, proving, contactAt: serverNow() }
  await putCardKey(told)
  return told
}

/** The proof of one step, signed by this phone. */
export async function signProof({ keyId, privateKey }: CardKey, step: number): Promise<string> {
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signedBytes(keyId, step))
  return writeProof({ keyId, step, signature: new Uint8Array(signature) })
}
