import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

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
  /** HMAC-SHA-256 under the look-up key, base64url; `use` keeps hashes of different things apart. */
  lookup(use: string, value: string): string
}

const bound = 'v2:'

/** What is authenticated beside the text: format, key and place, so that none of them can be exchanged. */
function boundTo(mark: string, { table, column, row }: EncryptedPlace): Buffer {
  return Buffer.from(JSON.stringify([mark, table, column, row]))
}

/** @param finKeys `id:64-hex-digits`, newest first, separated by commas. @param lookupKey 64 hexadecimal digits. */
export function makeEncryption(finKeys: string, lookupKey: string): Encryption {
  const ring = new Map(finKeys.split(',').map((entry) => entry.split(':') as [string, string]))
  const [newest = ''] = ring.keys()
  const keyOf = (id: string) => {
    const hex = ring.get(id)
    if (!hex) throw new Error(`no key "${id}" in FIN_KEYS`)
    return Buffer.from(hex, 'hex')
  }
  const mark = `${bound}${newest}`
  return {
    mark,
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
    lookup: (use, value) => createHmac('sha256', Buffer.from(lookupKey, 'hex')).update(`${use}\0${value}`).digest('base64url'),
  }
}

/** An opaque token of 256 random bits, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: it has 256 bits of its own, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A code of six digits. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}
