import { apiBase } from '@mwc/contract/endpoint/api-base'
import { languages, languageTags } from '@mwc/contract/language/language'
import { photoMaxBytes, photoPath } from '@mwc/contract/account/own-account/photo'
import { readAccount, removePhoto } from '@mwc/contract/account/own-account/own-account.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeActive } from '../../../testing/fixtures/account-fixtures.ts'
import { hugePng } from '../../../testing/huge-png.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { wordsIn } from '../../../words/server-words.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  const signed = await signUpWorker(server, 1)
  await makeActive(server, signed)
  token = signed.token
})
afterAll(() => server.close())

const day = () => server.clock.advance({ hours: 24 })
const upload = (payload: Buffer, type = 'image/jpeg', by: string | null = token, language = 'en') =>
  server.app.inject({
    method: 'POST',
    url: apiBase + photoPath,
    headers: { 'content-type': type, 'accept-language': language, ...(by === null ? {} : { authorization: `Bearer ${by}` }) },
    payload,
  })
const read = (by = token) => server.app.inject({ url: apiBase + photoPath, headers: { authorization: `Bearer ${by}` } })

/** A wide picture, black on its left half. */
const picture = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: 400, height: 400, channels: 3, background: 'black' } }, left: 0, top: 0 },
  ])

test('a photo is made anew: 512 × 512 px, WebP, upright, without the place where it was taken', async () => {
  const withPlace = await picture()
    .jpeg()
    .withExif({ IFD0: { Make: 'Harbour' }, IFD3: { GPSLatitude: '1/1 18/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(withPlace).metadata()).exif?.toString('latin1')).toContain('Harbour')
  const answer = await upload(withPlace)
  expect(answer.statusCode).toBe(200)
  const { photo } = answer.json().data
  expect((await server.ok(readAccount, {}, { token })).photo).toBe(photo)
  expect((await server.ok(me, {}, { token })).photo).toBe(photo)
  const shown = await read()
  expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual(['image/webp', 'no-store'])
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(shown.rawPayload).metadata()
  expect({ format, width, height, exif, xmp, iptc, orientation }).toEqual({ format: 'webp', width: 512, height: 512 })
  expect(shown.rawPayload.toString('latin1')).not.toMatch(/Harbour|GPS|Exif/)
  // Turned by a quarter: the black half is above.
  const { data, info } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
  expect([at(256, 20) < 60, at(256, 490) > 200]).toEqual([true, true])
})

test('PNG and WebP are taken too, whatever of the three they are called', async () => {
  day()
  expect((await upload(await picture().png().toBuffer(), 'image/png')).statusCode).toBe(200)
  expect((await upload(await picture().webp().toBuffer(), 'image/jpeg')).statusCode).toBe(200)
})

test('a new photo takes the place of the old one, whose file goes; a removed one is gone', async () => {
  day()
  await upload(await picture().jpeg().toBuffer())
  await server.runJobs()
  expect(server.files.kept.size).toBe(1)
  await server.ok(removePhoto, {}, { token })
  await server.runJobs()
  expect([server.files.kept.size, (await read()).statusCode]).toEqual([0, 404])
  expect((await server.ok(readAccount, {}, { token })).photo).toBeNull()
  expect((await server.ok(me, {}, { token })).photo).toBeNull()
})

test('what is no photo is refused in every language, and keeps the one that is there', async () => {
  day()
  await upload(await picture().jpeg().toBuffer())
  const before = (await read()).rawPayload
  const huge = hugePng()
  expect([(await sharp(huge, { limitInputPixels: false }).metadata()).width, huge.length < photoMaxBytes]).toEqual([30_000, true])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
  const jpeg = await picture().jpeg().toBuffer()
  const bad: [string, Buffer, string][] = [
    ['a renamed PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'), 'image/jpeg'],
    ['an SVG with a script', svg, 'image/svg+xml'],
    ['an SVG that says it is a PNG', svg, 'image/png'],
    ['30,000 × 30,000 pixels', huge, 'image/png'],
    ['a GIF', await picture().gif().toBuffer(), 'image/gif'],
    ['a TIFF that says it is a JPEG', await picture().tiff().toBuffer(), 'image/jpeg'],
    ['half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 3)), 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
    ['noise', Buffer.alloc(5000, 7), 'image/webp'],
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['one byte more than 5 MB', Buffer.alloc(photoMaxBytes + 1, 1), 'image/jpeg'],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024, 1), 'image/jpeg'],
  ]
  for (const [i, [name, payload, type]] of bad.entries()) {
    const language = languages[i % languages.length] ?? 'english'
    const answer = await upload(payload, type, token, languageTags[language])
    expect([name, answer.statusCode, answer.json()]).toMatchObject([
      name,
      400,
      { reason: 'account.uploadFailed', message: wordsIn(language).refusals['account.uploadFailed'] },
    ])
  }
  expect((await read()).rawPayload).toEqual(before)
  expect(server.files.kept.size).toBe(1)
})

test.each(['ENOSPC', 'EDQUOT'])('on a full disk (%s) a photo is to be sent later, and the one that is there stays', async (code) => {
  day()
  await upload(await picture().jpeg().toBuffer())
  const before = (await read()).rawPayload
  const full = vi.spyOn(server.files, 'put').mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code }))
  const answer = await upload(await picture().png().toBuffer())
  full.mockRestore()
  expect([answer.statusCode, answer.json().reason, answer.headers['retry-after']]).toEqual([503, 'server.away', '5'])
  expect((await read()).rawPayload).toEqual(before)
})

test('a photo needs an active member; it is shown to nobody else', async () => {
  const pending = await signUpWorker(server, 2)
  const jpeg = await picture().jpeg().toBuffer()
  expect((await upload(jpeg, 'image/jpeg', pending.token)).json().reason).toBe('membership.notActive')
  expect((await upload(jpeg, 'image/jpeg', null)).json().code).toBe(401)
  expect((await read(pending.token)).statusCode).toBe(404)
  expect((await server.app.inject({ url: apiBase + photoPath })).statusCode).toBe(401)
})

test('a picture without an end is answered, and its connection does not stay', async () => {
  day()
  const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` }
  const answer = await fetch(new URL(apiBase + photoPath, address), { method: 'POST', headers, body: Buffer.alloc(70 * 1024 * 1024) })
  expect(await answer.json()).toMatchObject({ reason: 'account.uploadFailed' })
  const connections = () => new Promise<number>((done) => server.app.server.getConnections((_error, count) => done(count)))
  await expect.poll(connections, { timeout: 5000 }).toBe(0)
})

test('20 photos a day', async () => {
  day()
  const statuses = new Map<number, number>()
  const empty = Buffer.from('x')
  for (let i = 0; i < 22; i += 1) {
    const { statusCode } = await upload(empty)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [400, 20],
    [429, 2],
  ])
})
