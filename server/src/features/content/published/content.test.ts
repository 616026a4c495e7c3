import * as homeCalls from '@mwc/contract/home/home.calls'
import { randomUUID } from 'node:crypto'
import * as contract from '@mwc/contract/content/content.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '../../../app.ts'
import { forgetHeld } from '../../../database/reads/held-read.ts'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { writeCursor } from '../kinds/content.rules.ts'
import { readHome } from './read-home.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'content')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['privilege_shop', 'privilege', 'shop', 'banner', 'news', 'question', 'place', 'insurance_item'] as const) {
    await server.db.deleteFrom(table).execute()
  }
  forgetHeld()
})

const home = (language: (typeof languages)[number] = 'english') => server.ok(homeCalls.readHome, {}, { language })

describe('an item is there exactly during its window', () => {
  const [from, to] = ['2026-03-10T10:00:00+08:00', '2026-03-10T10:00:01+08:00']
  const window = { publishFrom: from, publishTo: to }
  const near = { latitude: 1.3, longitude: 103.8 }

  it('in lists, on Home and by its id: from its first moment until just before its end', async () => {
    const [banner, news, privilege] = [
      await publish(server, token, 'banner', window),
      await publish(server, token, 'news', window),
      await publish(server, token, 'privilege', { ...window, picked: true }),
    ]
    await publish(server, token, 'question', window)
    await publish(server, token, 'place', window)
    const seen = async () => {
      const { banners, news: latest, privileges } = await home()
      const statuses = [
        await server.call(contract.readBanner, { id: banner.id }),
        await server.call(contract.readNews, { id: news.id }),
        await server.call(contract.readPrivilege, { id: privilege.id }),
      ].map(({ status }) => status)
      const counts = [
        (await server.ok(contract.listNews, {})).news.length,
        (await server.ok(contract.listPrivileges, {})).privileges.length,
        (await server.ok(contract.listQuestions, {})).questions.length,
        (await server.ok(contract.listPlaces, {})).places.length,
        (await server.ok(contract.listPrivileges, near)).privileges.length,
        (await server.ok(contract.listPlaces, near)).places.length,
      ]
      return { onHome: [banners.length, latest.length, privileges.length], statuses, counts }
    }
    const there = { onHome: [1, 1, 1], statuses: [200, 200, 200], counts: [1, 1, 1, 1, 1, 1] }
    const away = { onHome: [0, 0, 0], statuses: [404, 404, 404], counts: [0, 0, 0, 0, 0, 0] }
    expect(await seen()).toEqual(there)
    server.clock.advance({ milliseconds: 999 })
    expect(await seen()).toEqual(there)
    server.clock.advance({ milliseconds: 1 })
    expect(await seen()).toEqual(away)
    server.clock.advance({ milliseconds: -1001 })
    expect(await seen()).toEqual(away)
    server.clock.advance({ milliseconds: 1 })
    expect(await seen()).toEqual(there)
  })

  it('and the last day of an offer that ends at midnight is the day before', async () => {
    const { id } = await publish(server, token, 'privilege', { publishTo: '2026-04-01T00:00:00+08:00' })
    expect((await server.ok(contract.readPrivilege, { id })).lastDay).toBe('2026-03-31')
  })

  it('a shop that is over stands in no privilege, and is near nobody', async () => {
    const open = await publish(server, token, 'shop', { name: 'Open' })
    const closed = await publish(server, token, 'shop', { name: 'Closed', publishTo: '2026-03-02T00:00:00+08:00' })
    const { id } = await publish(server, token, 'privilege', { shopIds: [closed.id, open.id] })
    expect((await server.ok(contract.readPrivilege, { id })).shops.map(({ name }) => name)).toEqual(['Open'])
    expect((await server.ok(contract.listPrivileges, {})).privileges[0]?.shops).toEqual(['Open'])
    expect((await server.ok(contract.listPrivileges, { search: 'closed' })).privileges).toEqual([])
    const beside = { latitude: 1.4, longitude: 103.9 }
    const soon = { publishTo: '2026-03-10T10:00:01+08:00', name: 'Soon over', ...beside }
    const { id: other } = await publish(server, token, 'privilege', { shopIds: [(await publish(server, token, 'shop', soon)).id] })
    const nearest = async () => (await server.ok(contract.listPrivileges, beside)).privileges[0]
    expect(await nearest()).toMatchObject({ id: other, metres: 0, shops: ['Soon over'] })
    server.clock.advance({ seconds: 1 })
    expect(await nearest()).toMatchObject({ id, shops: ['Open'] })
    server.clock.advance({ seconds: -1 })
  })

  it('what staff change is near whoever asks next', async () => {
    const [place, far] = [await publish(server, token, 'place', near), { latitude: 1.4, longitude: 103.9 }]
    const metres = async () => (await server.ok(contract.listPlaces, near)).places.map((item) => item.metres)
    expect(await metres()).toEqual([0])
    await server.ok(contentDesk.place.edit, { ...contentInput('place'), ...far, id: place.id, version: 1 }, { token })
    expect(await metres()).toEqual([15_723])
  })
})

it.each([
  'x',
  'undefined',
  '%00',
  "1'; drop table news; --",
  '../../etc/passwd',
  '0'.repeat(180),
  randomUUID(),
  randomUUID().toUpperCase(),
  '😀',
])('an id that is none (%s) is answered as gone', async (id) => {
  for (const endpoint of [contract.readBanner, contract.readNews, contract.readPrivilege]) {
    expect(await server.call(endpoint, { id })).toMatchObject({ status: 404, reason: 'content.notFound' })
  }
})

it('an address that is no item is never answered with what is held of another', async () => {
  const { id } = await publish(server, token, 'news')
  const cursor = { key: Date.parse('2026-03-02T00:00:00+08:00'), id }
  expect((await server.ok(contract.listNews, {})).news).toHaveLength(1)
  expect((await server.ok(contract.listNews, { cursor: writeCursor('newest', cursor) })).news).toHaveLength(1)
  for (const wrong of ['', `${cursor.key} ${id}`, ` ${id}`])
    expect(await server.call(contract.readNews, { id: wrong })).toMatchObject({ status: 404, reason: 'content.notFound' })
})

describe('what a language lacks', () => {
  it('is shown in English as a whole, and marked', async () => {
    const benefit = { english: '10% off', chinese: '九折' }
    const { id } = await publish(server, token, 'privilege', { benefit })
    for (const language of languages) {
      const isWhole = language === 'english' || language === 'chinese'
      const { title, inEnglish, body } = await server.ok(contract.readPrivilege, { id }, { language })
      const shown = isWhole ? language : 'english'
      expect({ title, inEnglish, body }).toEqual({
        title: inFour('A hot meal')[shown],
        inEnglish: !isWhole,
        body: inFour('Show your **card**')[shown],
      })
      const [card] = (await server.ok(contract.listPrivileges, {}, { language })).privileges
      expect(card).toMatchObject({ title, inEnglish })
    }
  })

  it('is only what the item has: without an amount nothing is missing', async () => {
    const without = await publish(server, token, 'insurance')
    const withOne = await publish(server, token, 'insurance', { amount: { english: 'S$200' } })
    expect([without.lacking, withOne.lacking]).toEqual([[], ['chinese', 'bengali', 'india']])
  })
})

describe('places with a NETS machine', () => {
  it('are those of which staff say so, and come alone where only they are asked for, near or not', async () => {
    await publish(server, token, 'place', { hasNets: false })
    const marked = await publish(server, token, 'place', { hasNets: true })
    const all = (await server.ok(contract.listPlaces, {})).places
    expect(all.map(({ id, hasNets }) => hasNets === (id === marked.id))).toEqual([true, true])
    for (const near of [{}, { latitude: 1.3, longitude: 103.8 }]) {
      expect((await server.ok(contract.listPlaces, { ...near, with: 'nets' })).places).toMatchObject([{ id: marked.id, hasNets: true }])
    }
    expect(await server.call(contract.listPlaces, { with: 'cash' } as object)).toMatchObject({ status: 400 })
  })
})

describe("Home's content", () => {
  it('has at most 5 banners, 6 picked privileges and the 3 newest news, in their order', async () => {
    for (let i = 9; i > 0; i -= 1) {
      await publish(server, token, 'banner', { title: inFour(`B${i}`), position: i })
      await publish(server, token, 'privilege', { title: inFour(`P${i}`), position: i, picked: i !== 2 })
      await publish(server, token, 'news', { title: inFour(`N${i}`), publishFrom: `2026-03-0${i}T00:00:00+08:00` })
    }
    const { banners, privileges, news } = await home()
    const titles = [banners, privileges, news].map((items) => items.map(({ title }) => title).join(' '))
    expect(titles).toEqual(['B1 B2 B3 B4 B5', 'P1 P3 P4 P5 P6 P7', 'N9 N8 N7'])
  })

  it('is made once for all readers until staff change something', async () => {
    const made = await publish(server, token, 'banner')
    const before = await home()
    // Behind the triggers: nobody is told.
    await server.open.executeSql('set session_replication_role = replica; delete from banner; reset session_replication_role')
    expect([await home(), (await home('india')).banners.length]).toEqual([before, 1])
    const other = await publish(server, token, 'banner', { title: inFour('Other') })
    expect((await home()).banners.map(({ id }) => id)).toEqual([other.id])
    await server.ok(
      contentDesk.banner.edit,
      { id: other.id, version: other.version, ...contentInput('banner', { title: inFour('Changed') }) },
      { token },
    )
    expect((await home('bengali')).banners[0]?.title).toBe(inFour('Changed').bengali)
    expect(made.id).not.toBe(other.id)
  })

  it('is the same in every process as soon as a change was answered', async () => {
    // Another handle on the database keeps what it made for itself, as another process does.
    const other = { db: server.db.withoutPlugins(), clock: server.clock }
    const titles = async () =>
      [(await readHome(other, 'english')).banners, (await home()).banners].map((all) => all.map(({ title }) => title))
    await publish(server, token, 'banner', { title: inFour('One') })
    expect(await titles()).toEqual([['One'], ['One']])
    await publish(server, token, 'banner', { title: inFour('Two'), position: 99 })
    expect(await titles()).toEqual([
      ['One', 'Two'],
      ['One', 'Two'],
    ])
  })

  it('names the shops of its privileges', async () => {
    const { id } = await publish(server, token, 'shop')
    await publish(server, token, 'privilege', { picked: true, shopIds: [id] })
    expect((await home()).privileges[0]).toMatchObject({ shops: ['Harbour Kitchen'], metres: null })
  })
})

it("a user's position stands in no line of the log", async () => {
  const lines: string[] = []
  const deps = { ...server.deps, config: { ...server.deps.config, LOG_LEVEL: 'trace' as const } }
  const app = await makeApp(deps, { logTo: { write: (line) => void lines.push(line) } })
  const near = { latitude: 1.356_789, longitude: 103.812_345 }
  for (const request of [
    requestOf(contract.listPrivileges, { ...near, search: 'noodles' }),
    requestOf(contract.listPlaces, near),
    requestOf(contract.listPlaces, { latitude: 1.356_789 }),
    requestOf(contract.readPrivilege, { id: randomUUID(), ...near }),
  ])
    await app.inject(request)
  await app.close()
  expect([lines.length > 3, /1\.3567|103\.81|noodles/.exec(lines.join(''))]).toEqual([true, null])
})

it('the map names its tiles only where some are configured', async () => {
  expect(await server.ok(contract.readMap, {})).toEqual({ tiles: null })
  const [url, attribution] = ['https://tiles.example/{z}/{x}/{y}.png', 'Tiles Example']
  const config = { ...server.deps.config, MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution }
  const app = await makeApp({ ...server.deps, config })
  const answer = await app.inject(requestOf(contract.readMap, {}))
  expect(answer.json().data).toEqual({ tiles: { url, attribution } })
  expect(answer.headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/tiles\.example(?:;|$)/)
  await app.close()
})
