import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** Encrypts and decrypts small secrets, and makes the keyed hashes by which encrypted things are found. */
export type Seal = {
  /** AES-256-GCM under the newest key: `keyId.iv.tag.text`, base64url. */
  encrypt(plain: string): string
  /** Throws when the text was changed or its key is not in the ring. */
  decrypt(sealed: string): string
  /** HMAC-SHA-256 under the look-up key, base64url; `use` keeps hashes of different things apart. */
  lookup(use: string, value: string): string
}

/** @param finKeys `id:64-hex-digits`, newest first, separated by commas. @param lookupKey 64 hexadecimal digits. */
export function makeSeal(finKeys: string, lookupKey: string): Seal {
  const ring = new Map(finKeys.split(',').map((entry) => entry.split(':') as [string, string]))
  const [newest = ''] = ring.keys()
  const keyOf = (id: string) => {
    const hex = ring.get(id)
    if (!hex) throw new Error(`no key "${id}" in FIN_KEYS`)
    return Buffer.from(hex, 'hex')
  }
  return {
    encrypt(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(newest), iv)
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [newest, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
    },
    decrypt(sealed) {
      const [id = '', iv = '', tag = '', text = ''] = sealed.split('.')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(id), Buffer.from(iv, 'base64url'), { authTagLength: 16 })
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
