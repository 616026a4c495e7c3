import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { photoMaxBytes, photoPath } from '@mwc/contract/account/own-account/photo'
import { picturesPath } from '@mwc/contract/content/pictures-path'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendAttachmentPath, voiceMaxBytes } from '@mwc/contract/messages/attachments'
import type { FastifyReply } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reencodePhoto } from '../../pictures/make-picture.ts'
import { sendBytes } from '../../testing/fixtures/attachment-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { joinMember } from '../../testing/fixtures/message-fixtures.ts'
import { hugePng } from '../../testing/huge-png.ts'
import { webm } from '../../testing/recordings.ts'
import { identityHeads, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { uploadLimits, uploads } from './uploads.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Bytes of buffers that are held, without those that nobody holds any more. */
function heldNow(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}

describe('who may send a file now', () => {
  const small = { bytes: 100, ofSender: 3, pictures: 2 }
  const from = (sender: string, bytes = 10) => ({ sender, bytes, isPicture: true })
  const newReply = () => ({ raw: new PassThrough() }) as unknown as FastifyReply & { raw: PassThrough }
  const gone = async (reply: { raw: PassThrough }) => {
    reply.raw.destroy()
    await once(reply.raw, 'close')
  }

  it('is told by how much is held, and how many of one sender; whoever leaves makes room', async () => {
    const admit = uploads(small)
    const first = newReply()
    admit(first, from('a'))
    for (let n = 0; n < 2; n += 1) admit(newReply(), from('a'))
    expect(() => admit(newReply(), from('a'))).toThrow('server.busy')
    admit(newReply(), from('b', 70))
    expect(() => admit(newReply(), from('c', 1))).toThrow('server.busy')
    await gone(first)
    admit(newReply(), from('c', 1))
    admit(newReply(), from('a', 9))
  })

  it('a picture whose sender has gone holds its place until its turn is over', async () => {
    const admit = uploads(small)
    const reply = newReply()
    const inPlace = admit(reply, from('a', 100))
    const work = Promise.withResolvers<void>()
    const done = inPlace(() => work.promise)
    await gone(reply)
    expect(() => admit(newReply(), from('b', 1))).toThrow('server.busy')
    work.resolve()
    await done
    admit(newReply(), from('b', 100))
  })

  it('so many pictures wait; one more is refused before it is sent, or, sent meanwhile, before it waits', async () => {
    const admit = uploads(small)
    const late = admit(newReply(), from('c'))
    const work = Promise.withResolvers<void>()
    const waiting = ['a', 'b'].map((sender) => admit(newReply(), from(sender))(() => work.promise))
    expect(() => admit(newReply(), from('d'))).toThrow('server.busy')
    await expect(late(async () => 'had its turn')).rejects.toThrow('server.busy')
    admit(newReply(), { ...from('d'), isPicture: false })
    work.resolve()
    await Promise.all(waiting)
    expect(await late(async () => 'had its turn')).toBe('had its turn')
  })
})

describe('at the server', () => {
  let server: TestServer
  const members: string[] = []
  const open = new Set<ClientRequest>()
  /** One for all: what their senders hold would be counted as the server's. */
  const nothing = Buffer.alloc(photoMaxBytes)
  beforeAll(async () => {
    server = await startTestServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    for (let n = 1; n <= 8; n += 1) members.push((await joinMember(server, n)).token)
  })
  afterEach(async () => {
    for (const one of open) one.destroy()
    open.clear()
  })
  afterAll(() => server.close())

  /** Sends a file but for its last byte. The answer is `waits` where none comes. */
  function sendMost(
    path: string,
    token: string,
    { length, type = 'image/jpeg', said = true }: { length: number; type?: string; said?: boolean },
  ) {
    const { port } = server.app.server.address() as AddressInfo
    const headers = { 'content-type': type, ...identityHeads({ path }, token), ...(said ? { 'content-length': length } : {}) }
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: apiBase + path, headers, agent: false })
    open.add(sent.on('error', () => undefined))
    sent.write(nothing.subarray(0, length - 1))
    const answered = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
      response?.resume()
      return `${response?.statusCode} ${response?.headers['retry-after']}`
    })
    answered.catch(() => undefined)
    return { sent, answered, answer: () => Promise.race([answered, new Promise((done) => setTimeout(done, 3_000, 'waits'))]) }
  }

  it('one member holds three places, of photos and voice notes alike, and nobody else waits for them', async () => {
    const [one = '', other = ''] = members
    const photo = { length: photoMaxBytes }
    const voice = { length: voiceMaxBytes, type: 'audio/webm' }
    const held = [
      sendMost(photoPath, one, photo),
      sendMost(sendAttachmentPath('photo', randomUUID()), one, photo),
      sendMost(sendAttachmentPath('voice', randomUUID()), one, voice),
    ]
    expect(await Promise.all(held.map(({ answer }) => answer()))).toEqual(['waits', 'waits', 'waits'])
    expect(await sendMost(photoPath, one, photo).answer()).toBe('503 5')
    expect((await sendBytes(server, one, webm())).reason).toBe('server.busy')
    expect((await sendBytes(server, other, webm())).status).toBe(200)
    for (const { sent } of held) sent.destroy()
    await expect.poll(async () => (await sendBytes(server, one, webm())).status, { timeout: 10_000 }).toBe(200)
  })

  it('the desk’s pictures as well', async () => {
    const { token } = await signInAtDesk(server, 'pic', 'content')
    const sent = Array.from({ length: 4 }, () => sendMost(picturesPath, token, { length: photoMaxBytes }))
    expect((await Promise.all(sent.map(({ answer }) => answer()))).toSorted()).toEqual(['503 5', 'waits', 'waits', 'waits'])
  })

  it('a file in pieces of a byte each is given up soon, and its line closed', async () => {
    const { sent, answered } = sendMost(photoPath, members[0] ?? '', { length: 1, said: false })
    const closed = new Promise((done) => sent.on('close', done))
    for (let n = 0; n < 3_000 && !sent.destroyed; n += 1) sent.write('x')
    // Whoever still sends may meet the closed line before the answer.
    expect(['400 undefined', 'closed']).toContain(await answered.catch(() => 'closed'))
    await closed
  }, 20_000)

  it('hard pictures of one member do not keep another’s from its turn', async () => {
    const [token = ''] = members
    let left = 10
    const hard = Array.from({ length: left }, () => reencodePhoto(hugePng(7_000), 'another').then(() => (left -= 1)))
    expect((await sendBytes(server, token, hugePng(10), { kind: 'photo', type: 'image/png' })).status).toBe(200)
    expect(left).toBeGreaterThan(0)
    await Promise.all(hard)
  })

  it('all together hold no more than so much memory, also of files that do not say how long they are', async () => {
    const before = heldNow()
    const sent = members.flatMap((token, n) =>
      Array.from({ length: 3 }, () => sendMost(photoPath, token, { length: photoMaxBytes, said: n % 2 === 0 })),
    )
    const refused: string[] = []
    for (const { answered } of sent) answered.then((answer) => refused.push(answer)).catch(() => undefined)
    const room = Math.floor(uploadLimits.bytes / photoMaxBytes)
    await expect.poll(() => refused, { timeout: 20_000 }).toEqual(Array.from({ length: sent.length - room }, () => '503 5'))
    await expect.poll(() => sent.reduce((left, { sent: { writableLength } }) => left + writableLength, 0), { timeout: 20_000 }).toBe(0)
    expect(refused.length).toBe(sent.length - room)
    expect(heldNow() - before).toBeLessThan(uploadLimits.bytes * 1.4)
  })
})
