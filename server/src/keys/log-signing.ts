import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Signs the heads of the log with a key that is not in the database, and knows which keys it was signed with. */
export type LogSigning = {
  /** Of the newest key: Ed25519, 32 bytes in hexadecimal. */
  publicKey: string
  /** Ed25519 under the newest key, base64url. */
  sign(text: string): string
  /** Whether it was signed with the key of this name, which has to be one of ours. */
  isSigned(text: string, signature: string, publicKey: string): boolean
}

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

function keysOf(seed: string): { name: string; privateKey: KeyObject; publicKey: KeyObject } {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return { name: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'), privateKey, publicKey }
}

/** @param seeds of Ed25519, 64 hexadecimal digits each, newest first, separated by commas. */
export function makeLogSigning(seeds: string): LogSigning {
  const ring = seeds.split(',').map(keysOf)
  const [newest] = ring
  if (!newest) throw new Error('no key signs the log')
  return {
    publicKey: newest.name,
    sign: (text) => sign(null, Buffer.from(text), newest.privateKey).toString('base64url'),
    isSigned(text, signature, publicKey) {
      const key = ring.find(({ name }) => name === publicKey)
      return key !== undefined && verify(null, Buffer.from(text), key.publicKey, Buffer.from(signature, 'base64url'))
    },
  }
}

/** A key made of another one, for starts that share no other secret. */
export function derivedSeed(secret: string): string {
  return createHash('sha256').update(`log-signing\0${secret}`).digest('hex')
}
