import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Where an encrypted value is; `row` is what finds its row. It opens only there (`encrypted-columns.ts`). */
export type EncryptedPlace = { table: string; column: string; row: string }

/** Encrypts and decrypts small secrets, and makes the keyed hashes by which encrypted things are found. */
export type Encryption = {
  /** What begins every value that is encrypted now: format and key, `v2:keyId`. */
  mark: string
  /** AES-256-GCM under the newest key, bound to its place: `v2:keyId.iv.tag.text`, base64url. */
  encrypt(plain: string, place: EncryptedPlace): string
  /**
   * Throws when the text was changed or moved, or its key is not in the ring.
   * A value of the old format (`keyId.iv.tag.text`) opens anywhere, until the sweep has re-encrypted it.
   */
  decrypt(encrypted: string, place: EncryptedPlace): string
  /** The ids of the ring that opens, newest first. */
  finKeyIds: readonly string[]
  /** What begins the hashes of each look-up key, the one that writes first: its id and a dot, nothing of a key without an id. */
  lookupMarks: readonly string[]
  /** HMAC-SHA-256 under the first look-up key, base64url after its mark; `use` keeps hashes of different things apart. */
  lookup(use: string, value: string): string
  /** The same under each look-up key, the first one's first: by any of them a thing is found that another process wrote. */
  lookups(use: string, value: string): string[]
}

const bound = 'v2:'

/** What is authenticated beside the text: format, key and place, so that none of them can be exchanged. */
function boundTo(mark: string, { table, column, row }: EncryptedPlace): Buffer {
  return Buffer.from(JSON.stringify([mark, table, column, row]))
}

/** A look-up key may have no id, as the only ones had before they could be exchanged. */
function lookupKeyOf(entry: string): { mark: string; key: Buffer } {
  const [hex = '', id] = entry.split(':').toReversed()
  return { mark: id === undefined ? '' : `${id}.`, key: Buffer.from(hex, 'hex') }
}

/**
 * @param finKeys `id:64-hex-digits`, newest first, separated by commas.
 * @param lookupKeys the same, or 64 hexadecimal digits alone; the first writes, each finds.
 */
export function makeEncryption(finKeys: string, lookupKeys: string): Encryption {
  const ring = new Map(finKeys.split(',').map((entry) => entry.split(':') as [string, string]))
  const [newest = ''] = ring.keys()
  const keyOf = (id: string) => {
    const hex = ring.get(id)
    if (!hex) throw new Error(`no key "${id}" in FIN_KEYS`)
    return Buffer.from(hex, 'hex')
  }
  const mark = `${bound}${newest}`
  const lookupRing = lookupKeys.split(',').map(lookupKeyOf)
  const hashes = (use: string, value: string) =>
    lookupRing.map(({ mark: by, key }) => by + createHmac('sha256', key).update(`${use}\0${value}`).digest('base64url'))
  return {
    mark,
    finKeyIds: [...ring.keys()],
    lookupMarks: lookupRing.map(({ mark: by }) => by),
    encrypt(plain, place) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(newest), iv).setAAD(boundTo(mark, place))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [mark, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
    },
    decrypt(encrypted, place) {
      const [by = '', iv = '', tag = '', text = ''] = encrypted.split('.')
      const isBound = by.startsWith(bound)
      const key = keyOf(isBound ? by.slice(bound.length) : by)
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      if (isBound) decipher.setAAD(boundTo(by, place))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
    },
    lookup: (use, value) => hashes(use, value)[0] ?? '',
    lookups: hashes,
  }
}

/** Whether a kept hash is one of those made now; takes the same time whichever it is. */
export function isOneOf(kept: string, made: readonly string[]): boolean {
  const is = made.map((hash) => hash.length === kept.length && timingSafeEqual(Buffer.from(hash), Buffer.from(kept)))
  return is.includes(true)
}

/** An opaque token of 256 random bits, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: it has 256 bits of its own, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** A code of six digits. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}
