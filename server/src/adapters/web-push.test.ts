import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webPushService } from './web-push.ts'

type Received = { path: string | undefined; headers: IncomingHttpHeaders; body: Buffer }
const received: Received[] = []
let status = 201
const host = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end()
})

/** What a browser makes when it subscribes. */
const phone = createECDH('prime256v1')
phone.generateKeys()
const auth = randomBytes(16)
const target = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:def',
  p256dh: phone.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
}
const message = { body: JSON.stringify({ title: 'சேதி', id: '1' }), topic: 'membership', ttlSeconds: 3600 }

const own = createECDH('prime256v1')
own.generateKeys()
// Node leaves out leading zeros.
const scalar = Buffer.concat([Buffer.alloc(32), own.getPrivateKey()]).subarray(-32)
const keys = { publicKey: own.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }

let service: ReturnType<typeof webPushService>
beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  const config = { publicUrl: 'https://members.example', PUSH_SUBJECT: undefined, PUSH_API_HOST: `http://127.0.0.1:${port}` }
  service = webPushService(config, keys)
})
afterAll(() => host.close())

/** What the phone reads (RFC 8291 with RFC 8188's one record). */
function decrypt(body: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', phone.computeSecret(sender), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
  const encrypted = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(encrypted.subarray(-16))
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The claims of a VAPID head (RFC 8292) that the service's own key signed. */
function claimsOf(authorization: string | undefined): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
}

test('a message arrives so that only this phone can read it, signed for its push service alone', async () => {
  expect(await service.send(target, message)).toBe('sent')
  const { path, headers, body } = received.at(-1) as Received
  expect(path).toBe('/fcm/send/abc:def')
  expect(headers).toMatchObject({ ttl: '3600', topic: 'membership', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(body.includes('title')).toBe(false)
  expect(decrypt(body)).toBe(message.body)
  const { aud, exp, sub } = claimsOf(headers.authorization)
  expect([aud, sub]).toEqual(['https://fcm.googleapis.com', 'https://members.example'])
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000)
})

test.each([404, 410])('an address that answers %i is gone', async (answer) => {
  status = answer
  expect(await service.send(target, message)).toBe('gone')
})

test.each([302, 400, 401, 413, 429, 500, 503])(
  'an answer of %i is tried again later, and a redirection is not followed',
  async (answer) => {
    status = answer
    const before = received.length
    await expect(service.send(target, message)).rejects.toMatchObject({ status: answer })
    expect(received.length).toBe(before + 1)
  },
)

test('a name that leads to an inner address is not connected to', async () => {
  const real = webPushService({ publicUrl: 'https://members.example', PUSH_SUBJECT: undefined, PUSH_API_HOST: undefined }, keys)
  const before = received.length
  const { port } = host.address() as AddressInfo
  await expect(real.send({ ...target, endpoint: `https://localhost:${port}/x` }, message)).rejects.toThrow('an inner address')
  expect(received.length).toBe(before)
})
