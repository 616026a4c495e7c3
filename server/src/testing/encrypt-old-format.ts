import { createCipheriv, randomBytes } from 'node:crypto'

/** Encrypts as the server did before values were bound to their place, `keyId.iv.tag.text`; `key` is `id:64-hex-digits`. */
export function encryptOldFormat(key: string, plain: string): string {
  const [id = '', hex = ''] = key.split(':')
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hex, 'hex'), iv)
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [id, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
}
