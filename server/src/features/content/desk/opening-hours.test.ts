import { listPlaces, listPrivileges, readPrivilege } from '@mwc/contract/content/content.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import type { Opening } from '@mwc/contract/content/opening-hours.rules'
import { readHome } from '@mwc/contract/home/home.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetHeld } from '../../../database/reads/held-read.ts'
import { places } from '../../../seed/content/places.ts'
import { shops } from '../../../seed/content/shops.ts'
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
beforeEach(async () => {
  for (const table of ['privilege_shop', 'privilege', 'shop', 'place'] as const) await server.db.deleteFrom(table).execute()
  forgetHeld()
})

const evenings: Opening[] = [
  { days: [1, 2, 3, 4, 5], opens: '18:00', closes: '23:30' },
  { days: [6, 7], opens: '18:00', closes: '02:00' },
]

it('what staff write of the hours comes back to them, and to members with the shop, the place and the list', async () => {
  const shop = await publish(server, token, 'shop', { openingHours: evenings })
  const place = await publish(server, token, 'place', { openingHours: evenings })
  const { id } = await publish(server, token, 'privilege', { shopIds: [shop.id], picked: true })
  expect([shop.openingHours, place.openingHours]).toEqual([evenings, evenings])
  expect((await server.ok(contentDesk.shop.list, {}, { token })).rows[0]?.openingHours).toEqual(evenings)
  expect((await server.ok(readPrivilege, { id })).shops[0]?.openingHours).toEqual(evenings)
  expect((await server.ok(listPrivileges, {})).privileges[0]?.openingHours).toEqual(evenings)
  expect((await server.ok(listPlaces, {})).places[0]?.openingHours).toEqual(evenings)
  // Home says nothing of when a shop is open: its page is the one that everybody fetches.
  expect((await server.ok(readHome, {})).privileges[0]).not.toHaveProperty('openingHours')
})

it('where staff write none, or take them away, nothing is known', async () => {
  const shop = await publish(server, token, 'shop', { openingHours: evenings })
  await publish(server, token, 'privilege', { shopIds: [shop.id] })
  const { openingHours: _, ...input } = contentInput('shop')
  expect((await server.ok(contentDesk.shop.edit, { id: shop.id, version: 1, ...input }, { token })).openingHours).toBeNull()
  expect((await server.ok(listPrivileges, {})).privileges[0]?.openingHours).toBeNull()
  expect((await publish(server, token, 'place', { openingHours: null })).openingHours).toBeNull()
})

it("a list says the hours of the shop that it names first: staff's first, or the nearest", async () => {
  const far = await publish(server, token, 'shop', { openingHours: evenings, latitude: 1.44 })
  const near = await publish(server, token, 'shop', { latitude: 1.3 })
  await publish(server, token, 'privilege', { shopIds: [far.id, near.id] })
  const listed = async (where: object) => (await server.ok(listPrivileges, where)).privileges[0]?.openingHours
  expect([await listed({}), await listed({ latitude: 1.3, longitude: 103.8 })]).toEqual([evenings, null])
  await publish(server, token, 'privilege', { shopIds: [], position: 1 })
  expect(await listed({})).toBeNull()
})

it.each([
  ['openingHours.0.closes', 'time', 'Write the time as 09:00, from 00:00 to 24:00', [{ days: [1], opens: '09:00', closes: '25:00' }]],
  [
    'openingHours.0.closes',
    'sameTime',
    'It closes when it opens. Day and night is 00:00 to 24:00.',
    [{ days: [1], opens: '09:00', closes: '09:00' }],
  ],
  ['openingHours', 'overlap', 'Two of these are open at the same time', [evenings[1], { days: [1], opens: '01:59', closes: '10:00' }]],
])('bad hours are refused by their field, and nothing is stored: %s %s', async (field, problem, message, openingHours) => {
  const shop = await publish(server, token, 'shop', { openingHours: evenings })
  for (const kind of ['shop', 'place'] as const) {
    const input = contentInput(kind, { openingHours: openingHours as Opening[] })
    expect(await server.call(contentDesk[kind].add as typeof contentDesk.shop.add, input as never, { token })).toMatchObject({
      reason: 'request.invalid',
      refusal: { details: { fields: [{ field, problem, message }] } },
    })
  }
  const change = { id: shop.id, version: 1, ...contentInput('shop', { openingHours: openingHours as Opening[] }) }
  expect((await server.call(contentDesk.shop.edit, change, { token })).status).toBe(400)
  const { rows: items, total } = await server.ok(contentDesk.shop.list, {}, { token })
  expect([items[0]?.openingHours, total, (await server.ok(contentDesk.place.list, {}, { token })).total]).toEqual([evenings, 1, 0])
})

it('the example shops and places open when their texts say so', () => {
  const short = (time: string) => time.replace(/^0/, '')
  for (const { hours, openingHours } of [...shops, ...places]) {
    const said = hours.chinese.match(/\d+:\d\d–\d+:\d\d/g)
    expect(said).toEqual(openingHours.map(({ opens, closes }) => `${short(opens)}–${short(closes)}`))
    expect(/星期一休息/.test(hours.chinese)).toBe(!openingHours.some(({ days }) => days.includes(1)))
  }
})
