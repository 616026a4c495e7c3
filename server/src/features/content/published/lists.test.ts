import { questionSections } from '@mwc/contract/content/content-kinds'
import * as contract from '@mwc/contract/content/content.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetHeld } from '../../../database/reads/held-read.ts'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish, publishMany } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { findContent } from './find-content.ts'

let server: TestServer
let token: string
const shopIds: string[] = []
const counts = { privileges: 47, news: 45, questions: 85, places: 43 }
const raffles = { latitude: 1.284, longitude: 103.851 }

beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'content')).token
  const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
  shopIds.push(
    ...(await publishMany(
      server,
      'shop',
      times(7, (i) => ({ name: `Shop ${i}`, latitude: 1.25 + i * 0.03, longitude: 103.7 + i * 0.04 })),
    )),
  )
  // Positions, moments and shops that many share.
  const shopsOf = (i: number) => (i % 5 === 0 ? [] : [shopIds[i % 7] ?? '', ...(i % 3 === 0 ? [shopIds[(i + 3) % 7] ?? ''] : [])])
  await publishMany(
    server,
    'privilege',
    times(counts.privileges, (i) => ({
      position: i % 3,
      category: i % 2 === 0 ? 'food' : 'health',
      shopIds: shopsOf(i),
      title: inFour(`Offer ${i}`),
    })),
  )
  await publishMany(
    server,
    'news',
    times(counts.news, (i) => ({ publishFrom: `2026-03-0${1 + (i % 3)}T00:00:00.123+08:00` })),
  )
  const sections = questionSections
  await publishMany(
    server,
    'question',
    times(counts.questions, (i) => ({ section: sections[(i * 5) % sections.length] ?? 'help', position: i % 2 })),
  )
  await publishMany(
    server,
    'place',
    times(counts.places, (i) => ({ position: i % 4, latitude: 1.3 + (i % 3) * 0.01, longitude: 103.8 })),
  )
})
afterAll(() => server.close())

/** Every item of a list, page by page. */
async function all<Item>(read: (cursor?: string) => Promise<{ items: Item[]; nextCursor: string | null }>): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  for (let page = 0; page < 20; page += 1) {
    const { items: more, nextCursor } = await read(cursor)
    items.push(...more)
    if (nextCursor === null) return items
    cursor = nextCursor
  }
  throw new Error('a list without an end')
}
const given = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })

const privileges = (asked: object = {}) =>
  all(async (cursor) => {
    const { privileges: items, nextCursor } = await server.ok(contract.listPrivileges, { ...asked, ...given(cursor) })
    return { items, nextCursor }
  })
const places = (asked: object = {}) =>
  all(async (cursor) => {
    const { places: items, nextCursor } = await server.ok(contract.listPlaces, { ...asked, ...given(cursor) })
    return { items, nextCursor }
  })
const news = () =>
  all(async (cursor) => {
    const answer = await server.ok(contract.listNews, given(cursor))
    return { items: answer.news, nextCursor: answer.nextCursor }
  })
const questions = (asked: object = {}) =>
  all(async (cursor) => {
    const { questions: items, nextCursor } = await server.ok(contract.listQuestions, { ...asked, ...given(cursor) })
    return { items, nextCursor }
  })

describe('page by page', () => {
  it.each([
    ['privileges', () => privileges(), counts.privileges],
    ['privileges near me', () => privileges(raffles), counts.privileges],
    ['privileges of a category', () => privileges({ category: 'food' }), 24],
    ['privileges that a search finds', () => privileges({ search: 'offer' }), counts.privileges],
    ['news', news, counts.news],
    ['questions', () => questions(), counts.questions],
    ['questions that a search finds', () => questions({ search: 'paynow' }), counts.questions],
    ['places', () => places(), counts.places],
    ['places near me', () => places(raffles), counts.places],
  ] as [string, () => Promise<{ id: string }[]>, number][])('no item of %s is lost or doubled', async (_name, read, count) => {
    const items = await read()
    expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([count, count])
  })

  it('an item that is added meanwhile moves none of the others into two pages or none', async () => {
    const first = await server.ok(contract.listPlaces, {})
    await publish(server, token, 'place', { position: 0 })
    const rest = await server.ok(contract.listPlaces, { cursor: first.nextCursor ?? '' })
    const ids = [...first.places, ...rest.places].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(counts.places)
    counts.places += 1
  })

  it('questions come by section', async () => {
    const order = (await questions()).map(({ section }) => questionSections.indexOf(section))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set((await questions({ section: 'help' })).map(({ section }) => section))).toEqual(new Set(['help']))
  })

  it('news come newest first', async () => {
    const moments = (await news()).map(({ publishedAt }) => publishedAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })
})

describe('a cursor', () => {
  it.each([
    '',
    'x',
    'p1',
    'p1_',
    'n-999999999999999_0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
    "p1_'; drop table place",
    `p${'9'.repeat(15)}_zzz`,
    'p1_0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5',
    '1770000000000_0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
    'ক',
  ])('that no list gave out (%s) is refused', async (cursor) => {
    const refused = { status: 400, reason: 'request.invalid', refusal: { details: { fields: [{ field: 'cursor' }] } } }
    for (const endpoint of [contract.listPrivileges, contract.listNews, contract.listQuestions, contract.listPlaces]) {
      expect(await server.call(endpoint, { cursor })).toMatchObject(refused)
    }
  })

  it('of another order is refused: the list begins anew', async () => {
    const { nextCursor } = await server.ok(contract.listPrivileges, raffles)
    expect((await server.call(contract.listPrivileges, { cursor: nextCursor ?? '' })).reason).toBe('request.invalid')
  })

  it('beyond every item is an empty page, however large', async () => {
    const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
    expect((await server.ok(contract.listPlaces, { cursor: `p9999999999999_${id}` })).places).toEqual([])
    expect((await server.ok(contract.listPlaces, { ...raffles, cursor: `m9999999999999_${id}` })).places).toEqual([])
    expect((await server.ok(contract.listNews, { cursor: `n0_${id}` })).news).toEqual([])
    expect((await server.ok(contract.listNews, { cursor: `n9999999999999_${id}` })).news.length).toBe(20)
  })
})

describe('near me', () => {
  const metresBetween = (a: typeof raffles, b: typeof raffles) => {
    const [toRadians, diameter] = [Math.PI / 180, 12_742_017.6]
    const [dLat, dLon] = [(b.latitude - a.latitude) * toRadians, (b.longitude - a.longitude) * toRadians]
    const half = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * toRadians) * Math.cos(b.latitude * toRadians) * Math.sin(dLon / 2) ** 2
    return Math.round(diameter * Math.asin(Math.min(1, Math.sqrt(half))))
  }

  it('the nearest come first, with whole metres to them; what has no shop comes last', async () => {
    const items = await privileges(raffles)
    const metres = items.map((item) => item.metres ?? Infinity)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(items.filter((item) => item.metres === null).length).toBe(Math.ceil(counts.privileges / 5))
    for (const item of items.slice(0, 8)) {
      const { shops, metres } = await server.ok(contract.readPrivilege, { id: item.id, ...raffles })
      expect(shops.map((shop) => shop.metres)).toEqual(shops.map((shop) => metresBetween(raffles, shop)).toSorted((a, b) => a - b))
      expect([metres, item.metres, item.shops[0]]).toEqual([shops[0]?.metres, shops[0]?.metres, shops[0]?.name])
    }
  })

  it('from anywhere the nearest come first, and equally near ones by their id, page by page', async () => {
    const order = (one: { id: string; away: number }, other: typeof one) => one.away - other.away || (one.id < other.id ? -1 : 1)
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    await fc.assert(
      fc.asyncProperty(fc.record({ latitude: degrees(90), longitude: degrees(180) }), async (point) => {
        // A position is taken to seven decimals (`degrees.fields.ts`): a centimetre, on which a whole metre can hang.
        const taken = { latitude: Math.round(point.latitude * 1e7) / 1e7, longitude: Math.round(point.longitude * 1e7) / 1e7 }
        const [offers, where] = [await privileges(point), await places(point)]
        const shown = [
          offers.map(({ id, metres }) => ({ id, away: metres ?? Infinity })),
          where.map((place) => ({ id: place.id, away: metresBetween(taken, place) })),
        ]
        expect(where.map(({ metres }) => metres)).toEqual(shown[1]?.map(({ away }) => away))
        expect(shown).toEqual(shown.map((items) => items.toSorted(order)))
      }),
      { numRuns: 20, examples: [[raffles], [{ latitude: 0, longitude: 61.33064545 }]] },
    )
  })

  it('without a position there are no metres, and shops stand in the order that staff gave them', async () => {
    const { id } = await publish(server, token, 'privilege', { shopIds: [4, 1, 6].map((i) => shopIds[i] ?? ''), position: 9 })
    const { shops, metres } = await server.ok(contract.readPrivilege, { id })
    expect([metres, ...shops.map(({ name, metres }) => [name, metres])]).toEqual([
      null,
      ['Shop 4', null],
      ['Shop 1', null],
      ['Shop 6', null],
    ])
    counts.privileges += 1
  })

  it.each([
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: -1.3, longitude: -76.2 },
    { latitude: 0, longitude: 0 },
    { latitude: -5e-324, longitude: 1e-320 },
  ])('everywhere on earth: %j', async (point) => {
    const [nearest] = (await server.ok(contract.listPlaces, point)).places
    expect(nearest?.metres).toBe(nearest && metresBetween(point, nearest))
  })

  it('a place at the smallest of numbers stands at nought', async () => {
    await publishMany(server, 'place', [{ latitude: 1e-320, longitude: -5e-324 }])
    forgetHeld()
    counts.places += 1
    expect((await server.ok(contract.listPlaces, { latitude: 0, longitude: 0 })).places[0]).toMatchObject({ latitude: 0, metres: 0 })
  })

  it.each([
    [{ latitude: 1.3 }, 'longitude'],
    [{ longitude: 103 }, 'latitude'],
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: '', longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: ' ' }, 'longitude'],
    [{ latitude: 'north', longitude: 0 }, 'latitude'],
    [{ latitude: 'NaN', longitude: 0 }, 'latitude'],
    [{ latitude: 1, longitude: 'Infinity' }, 'longitude'],
  ] as const)('a position that is none is refused: %j', async (point, field) => {
    expect(await server.call(contract.listPlaces, point as object)).toMatchObject({
      reason: 'request.invalid',
      refusal: { details: { fields: [{ field }] } },
    })
  })
})

describe('a search', () => {
  const found = async (search: string, language: 'english' | 'bengali' = 'english') =>
    (await privileges({ search })).map(({ id }) => id).length &&
    (await server.ok(contract.listPrivileges, { search }, { language })).privileges.map(({ title }) => title)

  beforeAll(async () => {
    const title = { english: 'Noodle Soup 50%_off', chinese: '鸡肉汤面', bengali: 'মুরগির স্যুপ', india: 'கோழி சூப்' }
    const shop = await publish(server, token, 'shop', { name: 'Lantern Café' })
    await publish(server, token, 'privilege', { title, category: 'food', shopIds: [shop.id], position: 50 })
    counts.privileges += 1
  })

  it.each([
    'noodle',
    'NOODLE  soup',
    'soup noodle',
    'ｎｏｏｄｌｅ',
    '汤面',
    'মুরগির',
    'স্যুপ',
    'கோழி',
    'lantern',
    'CAFÉ',
    'Cafe\u0301',
    '50%_',
    'nood\u200dle',
    'noodle\u0000',
  ])('finds an item in every language, whatever the case and form: %s', async (search) => {
    expect(await found(search)).toEqual(['Noodle Soup 50%_off'])
    expect(await found(search, 'bengali')).toEqual(['মুরগির স্যুপ'])
  })

  it.each(['food', 'FOOD', 'খাবার', 'உணவு', '餐饮', '食物', 'foo'])('finds the category that is called %s', async (search) => {
    const items = await privileges({ search })
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['food']))
    expect(items.map(({ id }) => id)).toEqual((await privileges({ category: 'food' })).map(({ id }) => id))
  })

  it('finds in a category that it names what its other words say, also near me', async () => {
    for (const search of ['food noodle', 'noodle food', 'உணவு lantern', '汤面 餐饮'])
      expect(await found(search)).toEqual(['Noodle Soup 50%_off'])
    expect(await found('health noodle')).toEqual(0)
    expect((await privileges({ search: 'food', ...raffles })).length).toBe((await privileges({ category: 'food' })).length)
    expect((await privileges({ search: 'food', category: 'health' })).length).toBe(0)
  })

  it('finds what staff changed, in every process that searched before, and no more what they took away', async () => {
    const search = async (word: string, db = server.db) => (await findContent(db, ['privilege', 'shop'], [word]))?.shop.length
    // Another handle keeps what another process would.
    const elsewhere = server.db.withoutPlugins()
    const { id } = await publish(server, token, 'shop', { name: 'Banyan Corner' })
    for (const db of [server.db, elsewhere]) expect([await search('banyan', db), await search('tembusu', db)]).toEqual([1, 0])
    await server.ok(contentDesk.shop.edit, { id, version: 1, ...contentInput('shop', { name: 'Tembusu Corner' }) }, { token })
    for (const db of [server.db, elsewhere]) expect([await search('banyan', db), await search('tembusu', db)]).toEqual([0, 1])
  })

  it.each(['%_', '_', '\\', '50_', 'n%p', '\\%'])('takes %s as the sign that it is', async (search) => {
    const items = await privileges({ search })
    expect(items.length).toBe(['%_', '_'].includes(search) ? 1 : 0)
  })

  it.each(['', ' ', '   \t\n ', '\u200b\u200e', '\u0000'])('of nothing that is seen (%j) is no search', async (search) => {
    expect((await privileges({ search })).length).toBe(counts.privileges)
  })

  it('of 10,000 characters is answered like any other', async () => {
    for (const search of ['a'.repeat(10_000), 'offer '.repeat(1700), '汤'.repeat(5000), '😀'.repeat(5000)]) {
      expect((await server.call(contract.listPrivileges, { search })).status).toBe(200)
      expect((await server.call(contract.listQuestions, { search })).status).toBe(200)
    }
  })

  it('of whatever anybody types is answered, and harms nothing', async () => {
    const hostile = [
      "'; drop table privilege; --",
      "' or '1'='1",
      '" or ""="',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '\u202egnihtyna',
      '\ud83d',
      '\udc00x',
      '(((((',
      '$1 $2 $3',
      ':a::text',
      '\\',
      "\\' ",
      '{"a":1}',
      '%27%20or%201=1',
      '😀👩‍👩‍👧‍👦',
      '\u0000\u0001\u0002',
      'Ω≈ç√∫',
      '\uffff',
    ]
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 100 })), async (search) => {
        const well = search.toWellFormed()
        expect((await server.call(contract.listPrivileges, { search: well })).status).toBe(200)
        expect((await server.call(contract.listQuestions, { search: well })).status).toBe(200)
      }),
      { numRuns: 120 },
    )
    expect((await privileges()).length).toBe(counts.privileges)
  })
})
