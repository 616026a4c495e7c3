import { randomUUID } from 'node:crypto'
import { closeAccount, downloadData } from '@mwc/contract/account/own-account/own-account.calls'
import { photoMaxBytes } from '@mwc/contract/account/own-account/photo'
import { deskAttachmentPath, messagePhotoSide, ownAttachmentPath, voiceMaxBytes } from '@mwc/contract/messages/attachments'
import { closeThread, readDeskThread } from '@mwc/contract/messages/message-desk.calls'
import { readThread, sendMessage } from '@mwc/contract/messages/messages.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmed, confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { readBytes, sendBytes } from '../../testing/fixtures/attachment-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { joinMember, threadOf, write } from '../../testing/fixtures/message-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { hugePng } from '../../testing/huge-png.ts'
import { mp4, ogg, webm } from '../../testing/recordings.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { attachmentsAnHour, keptBytes } from './attachments.rules.ts'

let server: TestServer
let desk: string
let last = 500
beforeAll(async () => {
  server = await startTestServer()
  desk = (await signInAtDesk(server, 'mei', 'support')).token
})
beforeEach(() => stayAtDesk(server))
afterAll(() => server.close())

const join = () => joinMember(server, (last += 1))
const read = (token: string) => server.ok(readThread, {}, { token })
const ofOwn = (id: string) => ownAttachmentPath.replace(':id', id)
const atDesk = (thread: string, id: string) => deskAttachmentPath.replace(':id', thread).replace(':messageId', id)
const filesOf = () => [...server.files.kept.keys()].filter((key) => key.startsWith('messages/'))
const picture = () => sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } })

describe('a voice note', () => {
  it.each([
    ['audio/webm', webm],
    ['audio/ogg', ogg],
    ['audio/mp4', mp4],
  ])('in %s is heard by both sides, as it was recorded', async (type, make) => {
    const { token, user } = await join()
    const sent = make({ seconds: 12.3 })
    const { message } = await sendBytes(server, token, sent, { type })
    const attachment = { kind: 'voice', type, bytes: sent.length, seconds: 13, width: null, height: null }
    expect(message).toMatchObject({ number: 1, author: 'member', text: '', attachment })
    const thread = await threadOf(server, desk, user.memberNumber)
    expect([thread.lastText, thread.lastAttachment]).toEqual(['', 'voice'])
    const { messages } = await server.ok(readDeskThread, { id: thread.id }, { token: desk })
    expect(messages[0]).toMatchObject({ id: message?.id, attachment })
    for (const heard of [
      await readBytes(server, token, ofOwn(message?.id ?? '')),
      await readBytes(server, desk, atDesk(thread.id, message?.id ?? '')),
    ]) {
      const { 'content-type': shown, 'cache-control': cache, 'x-content-type-options': sniff } = heard.headers
      expect([heard.statusCode, shown, cache, sniff]).toEqual([200, type, 'private, no-store', 'nosniff'])
      expect(heard.rawPayload.equals(sent)).toBe(true)
      expect(heard.headers['permissions-policy']).toBe('camera=(self), geolocation=(self), microphone=(self)')
      expect(heard.headers['content-security-policy']).toMatch(/media-src 'self' blob:(?:;|$)/)
    }
  })

  it('is what its bytes are, whatever it is called; of 60 s is taken, of more refused', async () => {
    const { token } = await join()
    const called = await sendBytes(server, token, ogg({ seconds: 60 }), { type: 'audio/webm;codecs=opus' })
    expect(called.message?.attachment).toMatchObject({ type: 'audio/ogg', seconds: 60 })
    expect((await sendBytes(server, token, webm({ seconds: 62 }))).message?.attachment?.seconds).toBe(60)
    expect((await sendBytes(server, token, webm({ seconds: 64 }))).reason).toBe('messages.unreadable')
  })

  it('that is a video, nothing, or too large is refused, and leaves nothing', async () => {
    const { token } = await join()
    const before = filesOf().length
    const bad: [string, Buffer, string][] = [
      ['a video that says it is a sound', webm({ track: 'picture', codec: 'V_VP9' }), 'audio/webm'],
      ['a video that says what it is', mp4({ track: 'picture' }), 'video/mp4'],
      ['a sound with a picture beside it', mp4({ tracks: 2 }), 'audio/mp4'],
      ['0 bytes', Buffer.alloc(0), 'audio/webm'],
      ['a head without a sound', webm({ seconds: 0 }), 'audio/webm'],
      ['a picture', await picture().jpeg().toBuffer(), 'audio/webm'],
      ['a page', Buffer.from('<script>alert(1)</script>'), 'audio/ogg'],
      ['one byte too many', Buffer.concat([webm(), Buffer.alloc(voiceMaxBytes)]), 'audio/webm'],
      ['40 MB', Buffer.alloc(40_000_000, 1), 'audio/webm'],
    ]
    for (const [name, payload, type] of bad) {
      const { status, reason } = await sendBytes(server, token, payload, { type })
      expect([name, status, reason]).toEqual([name, 400, 'messages.unreadable'])
    }
    expect([filesOf().length, (await read(token)).messages]).toEqual([before, []])
  })
})

describe('a photo', () => {
  it('is made anew, whole and upright, without the place where it was taken', async () => {
    const { token, user } = await join()
    const sent = await picture()
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '1/1 18/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { message } = await sendBytes(server, token, sent, { kind: 'photo' })
    const [width, height] = [messagePhotoSide / 2, messagePhotoSide]
    expect(message?.attachment).toMatchObject({ kind: 'photo', type: 'image/webp', seconds: null, width, height })
    const { id } = await threadOf(server, desk, user.memberNumber)
    const seen = await readBytes(server, desk, atDesk(id, message?.id ?? ''))
    expect([seen.headers['content-type'], seen.rawPayload.length]).toEqual(['image/webp', message?.attachment?.bytes])
    const { format, exif, ...shown } = await sharp(seen.rawPayload).metadata()
    expect([format, exif, shown.width, shown.height]).toEqual(['webp', undefined, width, height])
  })

  it('that is none, a bomb or too large is refused, and leaves nothing', async () => {
    const { token } = await join()
    const before = filesOf().length
    const bad: [string, Buffer, string][] = [
      ['30,000 × 30,000 pixels', hugePng(), 'image/png'],
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
      ['a sound', webm(), 'image/jpeg'],
      ['a GIF', await picture().gif().toBuffer(), 'image/gif'],
      ['nothing', Buffer.alloc(0), 'image/jpeg'],
      ['40 MB', Buffer.alloc(Math.max(40_000_000, photoMaxBytes), 1), 'image/jpeg'],
    ]
    for (const [name, payload, type] of bad) {
      const { status, reason } = await sendBytes(server, token, payload, { kind: 'photo', type })
      expect([name, status, reason]).toEqual([name, 400, 'messages.unreadable'])
    }
    expect([filesOf().length, (await read(token)).messages]).toEqual([before, []])
  })
})

describe('under its key', () => {
  it('a file is there once; another file, a text, or no key is refused', async () => {
    const { token } = await join()
    const before = filesOf().length
    const [key, sent] = [randomUUID(), webm()]
    const first = await sendBytes(server, token, sent, { key })
    expect((await sendBytes(server, token, sent, { key })).message).toEqual(first.message)
    expect((await sendBytes(server, token, webm({ seconds: 2 }), { key })).reason).toBe('messages.keyReused')
    expect((await server.call(sendMessage, { idempotencyKey: key, text: 'Hello' }, { token })).reason).toBe('messages.keyReused')
    await write(server, token, 'Hello', (await write(server, token, 'Hello')).key ?? '')
    expect((await sendBytes(server, token, sent, { key: 'mine' })).reason).toBe('request.invalid')
    expect([(await read(token)).messages.map(({ text }) => text), filesOf().length - before]).toEqual([['', 'Hello'], 1])
  })

  it('what a full disk did not take is sent later', async () => {
    const { token } = await join()
    const key = randomUUID()
    const full = vi.spyOn(server.files, 'put').mockRejectedValueOnce(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    expect((await sendBytes(server, token, webm(), { key })).status).toBe(503)
    full.mockRestore()
    expect((await sendBytes(server, token, webm(), { key })).status).toBe(200)
    expect((await read(token)).messages).toHaveLength(1)
  })
})

it('twenty an hour are taken, tries that failed included, and texts all the same', async () => {
  const { token } = await join()
  for (let i = 0; i < attachmentsAnHour; i += 1) await sendBytes(server, token, Buffer.from('x'))
  const { status, reason, details } = await sendBytes(server, token, webm())
  expect([status, reason, details?.retryAfterSeconds]).toEqual([429, 'messages.tooMany', 3600])
  await write(server, token, 'Then I write')
  server.clock.advance({ hours: 1 })
  expect((await sendBytes(server, token, webm())).status).toBe(200)
})

it('a thread that is full takes texts, and no file', async () => {
  const { token } = await join()
  const { message } = await sendBytes(server, token, webm())
  await server.db
    .updateTable('message')
    .set({ file_bytes: keptBytes })
    .where('id', '=', message?.id ?? '')
    .execute()
  const before = filesOf().length
  expect((await sendBytes(server, token, webm())).reason).toBe('messages.full')
  await write(server, token, 'Then I write')
  expect(filesOf().length).toBe(before)
})

it('nobody but the two sides gets a file', async () => {
  const { token, user } = await join()
  const id = (await sendBytes(server, token, webm())).message?.id ?? ''
  const thread = await threadOf(server, desk, user.memberNumber)
  const [other, pending] = [await join(), await signUpWorker(server, (last += 1))]
  const elsewhere = await sendBytes(server, other.token, webm())
  const finance = (await signInAtDesk(server, 'finn', 'finance')).token
  const answers = await Promise.all([
    readBytes(server, null, ofOwn(id)),
    readBytes(server, other.token, ofOwn(id)),
    readBytes(server, pending.token, ofOwn(id)),
    readBytes(server, desk, ofOwn(id)),
    readBytes(server, token, atDesk(thread.id, id)),
    readBytes(server, finance, atDesk(thread.id, id)),
    readBytes(server, desk, atDesk(thread.id, elsewhere.message?.id ?? '')),
    readBytes(server, desk, atDesk(thread.id, 'x')),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 403, 401, 401, 403, 404, 400])
  expect((await sendBytes(server, pending.token, webm())).reason).toBe('membership.notActive')
  expect((await sendBytes(server, null, webm())).status).toBe(401)
})

it('a file opens a closed thread, is in the own data, and goes with the account', async () => {
  const { token, user } = await join()
  const before = filesOf().length
  await sendBytes(server, token, await picture().jpeg().toBuffer(), { kind: 'photo' })
  const thread = await threadOf(server, desk, user.memberNumber)
  await server.ok(closeThread, { id: thread.id, lastSeen: 1 }, { token: desk })
  const voice = webm({ seconds: 4 })
  await sendBytes(server, token, voice)
  expect((await read(token)).state).toBe('open')
  const { record, page } = await server.ok(downloadData, { confirmation: await confirmed(server, token, 'downloadData') }, { token })
  expect(record).toMatchObject({
    conversation: [
      { text: '', attachment: { kind: 'photo', file: expect.stringMatching(/^data:image\/webp;base64,/) } },
      { text: '', attachment: { kind: 'voice', seconds: 4, file: `data:audio/webm;base64,${voice.toString('base64')}` } },
    ],
  })
  expect(page).toContain('<td>Voice message 4 s</td>')
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
  await server.runJobs()
  expect(filesOf().length).toBe(before)
})
