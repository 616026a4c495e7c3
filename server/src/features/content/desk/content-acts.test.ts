import { randomUUID } from 'node:crypto'
import { readNews } from '@mwc/contract/content/content.calls'
import * as acts from '@mwc/contract/content/content-acts-desk.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { contentKinds } from '@mwc/contract/content/content-acts-desk.schemas'
import { readHome } from '@mwc/contract/home/home.calls'
import { staffRoles } from '@mwc/contract/endpoint/access'
import { readWork } from '@mwc/contract/work/work.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actsOn } from '../kinds/content.rules.ts'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'content')).token
})
afterAll(() => server.close())

const { list, add, edit } = contentDesk.news
type NewsChange = Parameters<typeof contentInput<'news'>>[1]
const change = (item: { id: string; version: number }, to: NewsChange) =>
  server.ok(edit, { ...contentInput('news', to), id: item.id, version: item.version }, { token })
const rowsOf = async (filter: object) => (await server.ok(list, { pageSize: 100, ...filter }, { token })).rows
const storedItem = async (id: string) => {
  const [item] = await rowsOf({ ids: id })
  if (!item) throw new Error('there is no such item')
  return item
}
const idsOf = async (filter: object) => (await rowsOf(filter)).map(({ id }) => id)
const isShown = async (id: string) => (await server.call(readNews, { id })).status === 200

it('a draft has no day, is shown to nobody, and is published by giving it one', async () => {
  const draft = await server.ok(add, contentInput('news', { publishFrom: null }), { token })
  expect([draft.state, draft.publishFrom, await isShown(draft.id)]).toEqual(['draft', null, false])
  expect((await change(draft, { publishFrom: null, publishTo: '2027-01-01T00:00:00+08:00' })).state).toBe('draft')
  expect((await change(await storedItem(draft.id), {})).state).toBe('published')
  expect(await isShown(draft.id)).toBe(true)
})

it.each(contentKinds)('what is archived is shown no more, is in no list unless asked for, and comes back (%s)', async (kind) => {
  const { list: listOfKind } = contentDesk[kind] as typeof contentDesk.news
  const { id } = await publish(server, token, kind as 'news')
  const draft = await publish(server, token, kind as 'news', { publishFrom: null })
  const upcoming = await publish(server, token, kind as 'news', { publishFrom: '2027-04-01T00:00:00+08:00' })
  for (const one of [id, draft.id, upcoming.id]) {
    expect(await server.ok(acts.archiveContent, { kind, id: one }, { token })).toEqual({ id: one, state: 'archived' })
    expect((await server.ok(acts.archiveContent, { kind, id: one }, { token })).state).toBe('archived')
  }
  const ids = async (filter: object) => (await server.ok(listOfKind, { pageSize: 100, ...filter }, { token })).rows.map((row) => row.id)
  expect(await ids({})).not.toContain(id)
  expect(await ids({ state: 'archived' })).toEqual(expect.arrayContaining([id, draft.id, upcoming.id]))
  expect(await ids({ ids: id })).toEqual([id])
  expect((await server.call(acts.moveContent, { kind, id, before: null }, { token })).reason).toBe('content.archived')
  const back = await Promise.all([id, draft.id, upcoming.id].map((one) => server.ok(acts.restoreContent, { kind, id: one }, { token })))
  expect(back.map(({ state }) => state)).toEqual(['ended', 'draft', 'draft'])
  expect(await ids({})).toContain(id)
})

it('what is archived is not edited, and its members read nothing of it', async () => {
  const item = await publish(server, token, 'news')
  await server.ok(acts.archiveContent, { kind: 'news', id: item.id }, { token })
  expect(await isShown(item.id)).toBe(false)
  const { version } = await storedItem(item.id)
  const input = { ...contentInput('news', { title: inFour('Another') }), id: item.id, version }
  expect((await server.call(edit, input, { token })).reason).toBe('content.archived')
})

it('an item is put in front of another one or last, and members see that order', async () => {
  const titles = async () => (await server.ok(readHome, {})).banners.map(({ title }) => title)
  const [a, b, c] = [await banner('A', 5), await banner('B', 5), await banner('C', 90)]
  const put = (id: string, before: string | null) => server.ok(acts.moveContent, { kind: 'banner', id, before }, { token })
  await put(c, a)
  await put(b, c)
  expect(await titles()).toEqual(['B', 'C', 'A'])
  await put(b, null)
  expect(await titles()).toEqual(['C', 'A', 'B'])
  const logged = () => server.db.selectFrom('audit').select('id').where('act', '=', 'content.move').execute()
  const before = (await logged()).length
  await put(b, null)
  await put(b, b)
  expect([await titles(), (await logged()).length]).toEqual([['C', 'A', 'B'], before])
  expect((await server.call(acts.moveContent, { kind: 'banner', id: a, before: randomUUID() }, { token })).reason).toBe('content.notFound')
  const last = await server.ok(
    contentDesk.banner.add,
    { ...contentInput('banner', { title: inFour('D') }), position: undefined },
    { token },
  )
  expect([(await titles()).at(-1), last.may]).toEqual(['D', ['edit', 'move', 'archive']])
})

async function banner(title: string, position: number): Promise<string> {
  return (await publish(server, token, 'banner', { title: inFour(title), position })).id
}

it('a translation is older once its English changes, until it is written anew, said to fit, or the English is back', async () => {
  const texts = { title: { english: 'Open', chinese: '开', bengali: 'খোলা', india: 'திறந்த' } }
  const made = await publish(server, token, 'news', texts)
  expect(made.older).toEqual([])
  const english = (text: string, more = {}) => ({ title: { ...texts.title, english: text, ...more } })
  const second = await change(made, english('Open daily', { chinese: '每天开' }))
  expect(second.older).toEqual(['title.bengali', 'title.india'])
  // What is put back fits its English again, and so do those that were never changed.
  const third = await change(second, english('Open'))
  expect(third.older).toEqual([])
  const fourth = await change(third, english('Open at night', { chinese: '每天开' }))
  expect(fourth.older).toEqual(['title.bengali', 'title.india'])
  const fitting = { ...contentInput('news', english('Open at night', { chinese: '每天开' })), fitting: ['title.bengali', 'title.nothing'] }
  const fifth = await server.ok(edit, { ...fitting, id: made.id, version: fourth.version }, { token })
  expect(fifth.older).toEqual(['title.india'])
  expect((await change(fifth, { ...english('Open at night'), summary: inFour('b') })).older).toEqual(['title.india'])
})

it('what is missing or older waits at Work and stands in the list of translations', async () => {
  const waiting = async () => {
    const work = await server.ok(readWork, {}, { token })
    return work.waiting.find(({ kind }) => kind === 'missingTranslations')?.total
  }
  const before = (await waiting()) ?? 0
  const item = await publish(server, token, 'question', { question: inFour('Where?') })
  await publish(server, token, 'shop', { publishFrom: null, hours: { english: 'Always' } })
  expect(await waiting()).toBe(before)
  const now = { ...inFour('Where?'), english: 'Where is it?' }
  await server.ok(
    contentDesk.question.edit,
    { ...contentInput('question', { question: now }), id: item.id, version: item.version },
    { token },
  )
  expect(await waiting()).toBe(before + 1)
  const { rows } = await server.ok(acts.listTranslations, { pageSize: 100 }, { token })
  expect(rows.find(({ id }) => id === item.id)).toMatchObject({
    kind: 'question',
    title: 'Where is it?',
    lacking: [],
    older: ['question.bengali', 'question.chinese', 'question.india'],
  })
})

it('keeps what an item was after each edit, with who wrote it; of one from before also what it was', async () => {
  const item = await publish(server, token, 'news', { title: inFour('First') })
  await change(item, { title: inFour('Second') })
  const { versions } = await server.ok(acts.listVersions, { kind: 'news', id: item.id }, { token })
  expect(versions.map(({ version, by, item: { title } }) => [version, by, title])).toEqual([
    [2, 'editor', inFour('Second')],
    [1, 'editor', inFour('First')],
  ])
  expect(Object.keys(versions[0]?.item ?? {}).toSorted()).toEqual(['body', 'link', 'pictureId', 'summary', 'title'])
  await server.db.deleteFrom('content_edit').where('item_id', '=', item.id).execute()
  await change(await storedItem(item.id), { title: inFour('Third') })
  const again = await server.ok(acts.listVersions, { kind: 'news', id: item.id }, { token })
  expect(again.versions.map(({ version, by, item: { title } }) => [version, by, title])).toEqual([
    [3, 'editor', inFour('Third')],
    [2, null, inFour('Second')],
  ])
  expect((await server.call(acts.listVersions, { kind: 'news', id: randomUUID() }, { token })).reason).toBe('content.notFound')
})

it('finds items by words of any language, and by their state', async () => {
  const { id } = await publish(server, token, 'news', { title: { ...inFour('Ferry'), bengali: 'নৌকা ভ্রমণ' }, body: inFour('To Pulau Ubin') })
  expect(await idsOf({ search: 'ubin FERRY' })).toEqual([id])
  expect(await idsOf({ search: 'নৌকা' })).toEqual([id])
  expect(await idsOf({ search: 'ferry title' })).toEqual([])
  expect(await idsOf({ search: '%' })).toEqual([])
  const shop = await publish(server, token, 'shop', { name: 'Blue Ladder' })
  expect((await server.ok(contentDesk.shop.list, { search: 'ladder' }, { token })).rows.map((row) => row.id)).toEqual([shop.id])
  for (const state of ['draft', 'upcoming', 'published', 'ended', 'archived'] as const) {
    const states = (await rowsOf({ state })).map((row) => row.state)
    expect(new Set(states)).toEqual(new Set(states.length > 0 ? [state] : []))
  }
  expect(await idsOf({ state: 'published' })).toContain(id)
})

it('what each role may do is what its calls take', async () => {
  const item = await publish(server, token, 'news')
  for (const role of staffRoles) {
    const signed = await signInAtDesk(server, `may-${role}`, role)
    const { rows } = await server.ok(list, { ids: item.id }, { token: signed.token })
    const { status } = await server.call(acts.moveContent, { kind: 'news', id: item.id, before: item.id }, { token: signed.token })
    expect([role, rows[0]?.may, status]).toEqual([role, actsOn('published', role), actsOn('published', role).includes('move') ? 200 : 403])
  }
})

it('a text that is far too long is refused at its field, in every language at once', async () => {
  const body = inFour('দ'.repeat(100_000))
  const { status, refusal } = await server.call(add, contentInput('news', { body }), { token })
  expect([status, refusal?.details?.fields?.map(({ field, problem }) => `${field} ${problem}`)]).toEqual([
    400,
    Object.keys(body).map((language) => `body.${language} tooLong`),
  ])
})
