import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { listTranslations } from '@mwc/contract/content/content-acts-desk.calls'
import { listNews, readBanner, readNews, readPrivilege } from '@mwc/contract/content/content.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { editPicture, listPictures } from '@mwc/contract/content/picture-desk.calls'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { readHome } from '@mwc/contract/home/home.calls'
import { readWork } from '@mwc/contract/work/work.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { identityHeads, requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { readInsuranceParts } from '../published/read-insurance-parts.ts'
import { saveDrawing } from './save-drawing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'content')).token
})
afterAll(() => server.close())

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"><rect width="12" height="6"/></svg>'
const drawn = () => saveDrawing(server.db, server.deps, drawing, new Date())
const boat = { english: 'A boat', chinese: '一条船', bengali: 'একটি নৌকা', india: 'ஒரு படகு' }
const middle = { focusX: 50, focusY: 50 }
const edit = (id: string, version: number, said: object) =>
  server.call(editPicture, { id, version, description: boat, ...middle, ...said }, { token })
const edited = async (id: string, version: number, said: object) => {
  const { data, reason } = await edit(id, version, said)
  if (!data) throw new Error(`the edit was refused: ${reason}`)
  return data
}
const stored = async (id: string) => (await server.ok(listPictures, { ids: id as never }, { token })).rows[0]

it('a picture is described and given a focus, by version, and the log has it once', async () => {
  const id = await drawn()
  expect(await stored(id)).toMatchObject({ version: 1, description: null, ...middle, lacking: ['english', 'chinese', 'bengali', 'india'] })
  const { english, bengali } = boat
  const half = await edited(id, 1, { description: { english, bengali }, focusX: 0, focusY: 100 })
  expect(half).toMatchObject({ version: 2, focusX: 0, focusY: 100, lacking: ['chinese', 'india'], older: [], may: ['edit', 'remove'] })
  // The answer did not arrive: what is sent again is done already.
  expect(await edited(id, 1, { description: { english, bengali }, focusX: 0, focusY: 100 })).toEqual(half)
  const late = await edit(id, 1, { description: inFour('A ship') })
  expect(late).toMatchObject({
    status: 409,
    reason: 'request.changedMeanwhile',
    refusal: { details: { now: { version: 2, values: { description: { english, bengali }, focusX: 0 } } } },
  })
  const acts = await server.db.selectFrom('audit').selectAll().where('record_id', '=', id).where('act', '=', 'pictures.edit').execute()
  expect(acts).toMatchObject([
    { username: 'editor', before: { description: null }, after: { description: { english, bengali }, focusY: 100 } },
  ])
  expect((await edit(randomUUID(), 1, {})).reason).toBe('content.notFound')
})

it('a description is older once its English changes, until it is written anew, said to fit, or the English is back', async () => {
  const id = await drawn()
  await edited(id, 1, {})
  const ship = { ...boat, english: 'A ship' }
  expect((await edited(id, 2, { description: { ...ship, chinese: '一艘大船' } })).older).toEqual([
    'description.bengali',
    'description.india',
  ])
  expect((await edited(id, 3, { description: ship, fitting: ['description.bengali'] })).older).toEqual(['description.india'])
  // What was written for the other English is older now, and what was written for this one fits again.
  expect((await edited(id, 4, { description: boat })).older).toEqual(['description.bengali', 'description.chinese'])
  expect((await edited(id, 5, { description: null })).older).toEqual([])
})

it('its page says what it shows, in the language of the reader or else in English; a card says nothing of it', async () => {
  const id = await drawn()
  const [banner, news, privilege] = [
    await publish(server, token, 'banner', { pictureId: id }),
    await publish(server, token, 'news', { pictureId: id, title: { english: 'In English alone' } }),
    await publish(server, token, 'privilege', { pictureId: id, picked: true }),
  ]
  await publish(server, token, 'insurance', { pictureId: id, part: 'step' })
  const pictures = async (language: 'bengali' | 'india') => {
    const as = { language }
    const { steps } = await readInsuranceParts(server.deps, language)
    return [
      (await server.ok(readBanner, { id: banner.id }, as)).picture,
      (await server.ok(readNews, { id: news.id }, as)).picture,
      (await server.ok(readPrivilege, { id: privilege.id }, as)).picture,
      steps[0]?.picture,
    ]
  }
  const bare = { id, width: 1200, height: 600 }
  expect(await pictures('bengali')).toEqual([bare, bare, bare, bare])
  await edited(id, 1, { description: { english: boat.english, bengali: boat.bengali }, focusX: 20 })
  const described = (text: string, inEnglish: boolean) => ({ ...bare, focus: '20% 50%', alt: { text, inEnglish } })
  const four = <T>(one: T) => [one, one, one, one]
  expect(await pictures('bengali')).toEqual(four(described(boat.bengali, false)))
  expect(await pictures('india')).toEqual(four(described(boat.english, true)))
  const home = await server.ok(readHome, {}, { language: 'bengali' })
  for (const card of [home.banners[0], home.privileges[0], home.news[0]]) expect(card?.picture).toEqual({ ...bare, focus: '20% 50%' })
})

it('what phones hold of it changes with it', async () => {
  const id = await drawn()
  await publish(server, token, 'news', { pictureId: id })
  const held = async (etag = '') => {
    const request = requestOf(listNews, {}, { language: 'english' })
    const answer = await server.app.inject({ ...request, headers: { ...request.headers, 'if-none-match': etag } })
    return [answer.statusCode, String(answer.headers['etag'])] as const
  }
  const [, first] = await held()
  expect((await held(first))[0]).toBe(304)
  await edited(id, 1, { focusX: 70, focusY: 30 })
  expect(await held(first)).toEqual([200, expect.not.stringContaining(first)])
})

it('what is missing or older of a picture that is shown waits at Work, and stands among the translations', async () => {
  const waiting = async () => {
    const { waiting: all } = await server.ok(readWork, {}, { token })
    const { rows } = await server.ok(listTranslations, { pageSize: 100 }, { token })
    return { total: all.find(({ kind }) => kind === 'missingTranslations')?.total ?? 0, rows }
  }
  const id = await drawn()
  const draft = { pictureId: id, publishFrom: null, title: inFour('Boats') }
  const item = await publish(server, token, 'news', draft)
  const before = (await waiting()).total
  await server.ok(
    contentDesk.news.edit,
    { ...contentInput('news', { ...draft, publishFrom: '2026-03-05T00:00:00+08:00' }), id: item.id, version: item.version },
    { token },
  )
  const now = await waiting()
  expect(now.total).toBe(before + 1)
  const row = { kind: 'picture', state: 'published', publishFrom: '2026-03-04T16:00:00.000Z' }
  expect(now.rows.find((one) => one.id === id)).toMatchObject({
    ...row,
    title: 'Boats',
    older: [],
    lacking: ['english', 'chinese', 'bengali', 'india'],
  })
  await edited(id, 1, {})
  expect((await waiting()).total).toBe(before)
  await edited(id, 2, { description: { ...boat, english: 'A ship' } })
  const older = ['description.bengali', 'description.chinese', 'description.india']
  expect((await waiting()).rows.find((one) => one.id === id)).toMatchObject({ ...row, title: 'A ship', older, lacking: [] })
})

it.each([
  ['a text of 100,000 characters', { description: { english: 'a'.repeat(100_000) } }, 'description.english'],
  ['four of them', { description: inFour('船'.repeat(100_000)) }, 'description.english'],
  ['no English', { description: { bengali: boat.bengali } }, 'description.english'],
  ['a turned direction', { description: { english: 'A \u202e boat' } }, 'description.english'],
  ['another language', { description: { ...boat, french: 'Un bateau' } }, 'description'],
  ['a focus of -1', { focusX: -1 }, 'focusX'],
  ['a focus of 101', { focusY: 101 }, 'focusY'],
  ['a focus of NaN', { focusX: Number.NaN }, 'focusX'],
  ['half a percent', { focusY: 0.5 }, 'focusY'],
  ['a text as a focus', { focusX: '50' }, 'focusX'],
])('refuses %s at its field, and nothing is changed', async (_, said, field) => {
  const id = await drawn()
  const { reason, refusal } = await edit(id, 1, said)
  expect([reason, refusal?.details?.fields?.[0]?.field]).toEqual(['request.invalid', field])
  expect(await stored(id)).toMatchObject({ version: 1, description: null, ...middle })
})

it('a script is a text like any other', async () => {
  const id = await drawn()
  const script = '"><script>alert(1)</script>'
  const news = await publish(server, token, 'news', { pictureId: id })
  await edited(id, 1, { description: { english: script } })
  expect((await server.ok(readNews, { id: news.id })).picture?.alt).toEqual({ text: script, inEnglish: false })
})

it('the library is had as CSV, with a column for each language', async () => {
  const url = apiBase + csvPath(listPictures)
  const { statusCode, payload } = await server.app.inject({ url, headers: identityHeads({ path: listPictures.path }, token) })
  const [head] = payload.split('\r\n')
  expect([statusCode, head]).toEqual([
    200,
    expect.stringContaining('Description english,Description chinese,Description bengali,Description india'),
  ])
  expect(payload).toContain(boat.bengali)
})
