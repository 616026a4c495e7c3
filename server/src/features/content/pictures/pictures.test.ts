import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { pictureWidths } from '@mwc/contract/content/picture-widths'
import { readBanner } from '@mwc/contract/content/content.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { listPictures, removePicture } from '@mwc/contract/content/picture-desk.calls'
import { picturesPath } from '@mwc/contract/content/pictures-path'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { photoMaxBytes } from '@mwc/contract/account/own-account/photo'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { hugePng } from '../../../testing/huge-png.ts'
import { identityHeads, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { saveDrawing } from './save-drawing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'content')).token
})
afterAll(() => server.close())
beforeEach(() => server.files.kept.clear())

const picture = (width = 1600, height = 900) => sharp({ create: { width, height, channels: 3, background: '#e07a1f' } })
const upload = (payload: Buffer, type = 'image/jpeg', by: string | null = token) =>
  server.app.inject({
    method: 'POST',
    url: apiBase + picturesPath,
    headers: { 'content-type': type, ...identityHeads({ path: picturesPath }, by ?? undefined) },
    payload,
  })
const read = (id: string, width: number | string, headers = {}) =>
  server.app.inject({ url: `${apiBase}/h5/pictures/${id}/${width}`, headers })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="#0f766e"/></svg>'

it('a picture is made anew without what it carried, and served in each width, never wider than it is', async () => {
  const withPlace = await picture()
    .jpeg()
    .withExif({ IFD0: { Make: 'Harbour' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
  const answer = await upload(withPlace)
  const made = answer.json().data
  expect([answer.statusCode, made.width, made.height]).toEqual([200, 1200, 675])
  for (const width of pictureWidths) {
    const served = await read(made.id, width)
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    const { format, width: real, exif } = await sharp(served.rawPayload).metadata()
    expect([format, real, exif]).toEqual(['webp', width, undefined])
    expect(served.rawPayload.toString('latin1')).not.toMatch(/Harbour|Exif/)
  }
  const small = (await upload(await picture(300, 500).png().toBuffer(), 'image/png')).json().data
  expect([small.width, small.height, (await sharp((await read(small.id, 800)).rawPayload).metadata()).width]).toEqual([300, 500, 300])
})

it('a picture is made once, when it is first asked for, however many ask', async () => {
  const { id } = (await upload(await picture().webp().toBuffer(), 'image/webp')).json().data
  const put = vi.spyOn(server.files, 'put')
  const answers = await Promise.all(Array.from({ length: 10 }, () => read(id, 800)))
  expect(put.mock.calls.map(([key]) => key)).toEqual([`pictures/${id}/800.webp`])
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  await read(id, 800)
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
})

it('a reader who has a picture is not sent it again', async () => {
  const { id } = (await upload(await picture().jpeg().toBuffer())).json().data
  const first = await read(id, 400)
  const again = await read(id, 400, { 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

it('an item is shown with the size of its picture', async () => {
  const { id } = (await upload(await picture(1000, 500).jpeg().toBuffer())).json().data
  const banner = await publish(server, token, 'banner', { pictureId: id })
  expect(banner.picture).toEqual({ id, width: 1000, height: 500 })
  expect((await server.ok(readBanner, { id: banner.id })).picture).toEqual({ id, width: 1000, height: 500 })
})

it('a drawing of our own only leaves as a picture', async () => {
  const id = await saveDrawing(server.db, server.deps, drawing, new Date())
  const { rawPayload, headers } = await read(id, 800)
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([headers['content-type'], format, width, height]).toEqual(['image/webp', 'webp', 800, 450])
  await expect(saveDrawing(server.db, server.deps, '<svg/>', new Date())).rejects.toThrow('viewBox')
})

it('what is no picture is refused, and nothing of it is kept, also while drawings are made', async () => {
  const huge = hugePng()
  expect(huge.length).toBeLessThan(photoMaxBytes)
  const jpeg = await picture().jpeg().toBuffer()
  const svg = Buffer.from(drawing)
  const bad: [string, Buffer, string][] = [
    ['a renamed PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'), 'image/jpeg'],
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG that says it is a PNG', svg, 'image/png'],
    ['30,000 × 30,000 pixels', huge, 'image/png'],
    ['a GIF', await picture().gif().toBuffer(), 'image/gif'],
    ['a TIFF that says it is a JPEG', await picture().tiff().toBuffer(), 'image/jpeg'],
    ['half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 3)), 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
    ['noise', Buffer.alloc(5000, 7), 'image/webp'],
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['one byte more than 5 MB', Buffer.alloc(photoMaxBytes + 1, 1), 'image/jpeg'],
  ]
  for (const [name, payload, type] of bad) {
    const id = await saveDrawing(server.db, server.deps, drawing, new Date())
    const [answer, drawn] = await Promise.all([upload(payload, type), read(id, 400)])
    expect([name, answer.statusCode, answer.json().reason, drawn.statusCode]).toEqual([name, 400, 'account.uploadFailed', 200])
  }
  expect([...server.files.kept.keys()].filter((key) => key.endsWith('master.webp'))).toEqual([])
})

it.each(['0', '401', '0800', '-400', '1e3', 'x', '99999999999', '400.webp'])('no picture has the width %s', async (width) => {
  const id = await saveDrawing(server.db, server.deps, drawing, new Date())
  expect((await read(id, width)).json().reason).toBe('content.notFound')
})

it.each([randomUUID(), 'x', '..%2f..%2fdatabase', '%00', 'master', randomUUID().toUpperCase()])(
  'no picture is found under %s',
  async (id) => {
    const answer = await read(id, 800)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

it('administrators and content bring pictures in, and the log says which', async () => {
  const jpeg = await picture().jpeg().toBuffer()
  const makers: StaffRole[] = ['admin', 'content']
  for (const role of staffRoles) {
    const signed = await signInAtDesk(server, `role-${role}`, role)
    expect([role, (await upload(jpeg, 'image/jpeg', signed.token)).statusCode]).toEqual([role, makers.includes(role) ? 200 : 403])
  }
  expect((await upload(jpeg, 'image/jpeg', null)).json().code).toBe(401)
  server.clock.advance({ seconds: 1 })
  const made = (await upload(jpeg)).json().data
  const audit = await server.db.selectFrom('audit').selectAll().orderBy('at', 'desc').executeTakeFirstOrThrow()
  expect(audit).toMatchObject({ username: 'editor', act: 'pictures.add', record_id: made.id, before: null, after: made })
})

it('a picture says what shows it; it is removed with its files once nothing does', async () => {
  const { id } = (await upload(await picture().jpeg().toBuffer())).json().data
  await read(id, 400)
  const banner = await publish(server, token, 'banner', { pictureId: id, title: inFour('Boats') })
  const listed = async () => (await server.ok(listPictures, { pageSize: 100 }, { token })).rows.find((row) => row.id === id)
  expect(await listed()).toMatchObject({
    width: 1200,
    height: 675,
    uses: [{ kind: 'banner', id: banner.id, title: 'Boats' }],
    may: ['edit'],
  })
  expect((await server.call(removePicture, { id }, { token })).reason).toBe('content.pictureInUse')
  expect((await read(id, 800)).statusCode).toBe(200)
  const input = { ...contentInput('banner', { title: inFour('Boats') }), id: banner.id, version: banner.version }
  await server.ok(contentDesk.banner.edit, input, { token })
  expect(await listed()).toMatchObject({ uses: [], may: ['edit', 'remove'] })
  expect(await server.ok(removePicture, { id }, { token })).toEqual({ id })
  expect([await listed(), (await server.call(removePicture, { id }, { token })).reason]).toEqual([undefined, 'content.notFound'])
  const late = { ...input, version: banner.version + 1, pictureId: id }
  expect((await server.call(contentDesk.banner.edit, late, { token })).refusal?.details?.fields?.[0]?.field).toBe('pictureId')
})
