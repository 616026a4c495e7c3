import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Bytes of CBOR (RFC 8949): a head of a major type and a length below 65,536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const data = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...pairs: Buffer[][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])
const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest()

type Told = { challenge: string; origin?: string; rpId?: string; verified?: boolean; counter?: number }

/** A security key in software: makes one passkey (ES256, no attestation) and signs with it, also what a real one never would. */
export function testAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  const key = map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), data(Buffer.from(x, 'base64url'))],
    [int(-3), data(Buffer.from(y, 'base64url'))],
  )
  const clientData = (type: string, told: Told) =>
    Buffer.from(JSON.stringify({ type, challenge: told.challenge, origin: told.origin ?? origin, crossOrigin: false }))
  const authData = (told: Told, attested: Buffer | null) => {
    const flags = 1 | (told.verified === false ? 0 : 4) | (attested ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(told.counter ?? 0)
    return Buffer.concat([sha256(told.rpId ?? rpId), Buffer.from([flags]), counter, ...(attested ? [attested] : [])])
  }
  return {
    id,
    create(told: Told) {
      const length = Buffer.from([0, rawId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, key])
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), data(authData(told, attested))])
      const response = {
        clientDataJSON: clientData('webauthn.create', told).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key' as const, response }
    },
    get(told: Told & { userHandle?: string }) {
      const [signed, client] = [authData(told, null), clientData('webauthn.get', told)]
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: signed.toString('base64url'),
        signature: sign('sha256', Buffer.concat([signed, sha256(client)]), privateKey).toString('base64url'),
        ...(told.userHandle === undefined ? {} : { userHandle: told.userHandle }),
      }
      return { id, rawId: id, type: 'public-key' as const, response }
    },
  }
}
