import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { autoClaim, checkEligibility, claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { listPrivileges } from '@mwc/contract/content/content.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { languages } from '@mwc/contract/language/language'
import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { seedDatabase } from './seed-database.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ embedded: true })
  await seedDatabase({ ...server.deps, config: { ...server.deps.config, seedExample: true } })
})
afterAll(() => server.close())

const enter = async (mobile: string) => (await server.ok(logIn, { areaCode: '+65', mobile, password: 'Harbour7Crane' }, {})).token
const openTo = async (token: string) => (await server.ok(checkEligibility, {}, { token })).campaigns

it('the example programme has five promo codes and three campaigns, each in every language', async () => {
  const campaigns = await server.db.selectFrom('campaign').selectAll().execute()
  const promos = await server.db.selectFrom('promo').select('code').execute()
  expect([campaigns.length, promos.length]).toEqual([3, 5])
  for (const { name, text, voucher_name, voucher_terms } of campaigns) {
    for (const words of [name, text, voucher_name, voucher_terms].filter((each) => each !== null)) {
      expect(new Set(languages.map((language) => words[language].trim())).size).toBe(languages.length)
      expect(Object.values(words).join('')).not.toMatch(/[০-৯௦-௯]/)
    }
  }
})

it('the example content is whole in every language, published, and nothing of it names what is nowhere', async () => {
  const tables = ['shop', 'privilege', 'banner', 'news', 'question', 'place', 'insurance_item'] as const
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const items = await server.db.selectFrom(table).select(['texts', 'long_texts', 'whole_in', 'publish_from', 'publish_to']).execute()
    counts[table] = items.length
    for (const { texts, long_texts, whole_in, publish_from, publish_to } of items) {
      expect([whole_in, (publish_from?.getTime() ?? Infinity) < server.clock.now().epochMilliseconds, publish_to]).toEqual([
        [...languages],
        true,
        null,
      ])
      for (const words of Object.values({ ...texts, ...long_texts })) {
        expect(new Set(languages.map((language) => words[language])).size).toBeGreaterThan(1)
        expect(Object.values(words).join('')).not.toMatch(/[০-৯௦-௯]/)
      }
    }
  }
  expect(counts).toMatchObject({ shop: 8, privilege: 16, banner: 3, news: 5, question: 16, place: 6 })
  const { privileges } = await server.ok(listPrivileges, {})
  expect(privileges.filter(({ shops, picture }) => shops.length === 0 || !picture)).toEqual([])
  const { banners, privileges: picked, news } = await server.ok(readHome, {}, { language: 'bengali' })
  expect([banners.length, picked.length, news.length]).toEqual([3, 6, 3])
})

it('the maintenance of the specification is a past window', async () => {
  const windows = await server.db.selectFrom('maintenance_window').select(['starts_at', 'ends_at']).execute()
  expect(windows).toEqual([{ starts_at: new Date('2025-07-10T14:00:00+08:00'), ends_at: new Date('2025-07-11T10:00:00+08:00') }])
})

it('every drawing becomes a picture of at most 14 kB at 800 pixels, most of them of 10', async () => {
  const pictures = await server.db.selectFrom('picture').select('id').execute()
  const sizes: number[] = []
  for (const { id } of pictures) {
    const answer = await server.app.inject(`${apiBase}/h5/pictures/${id}/800`)
    expect(answer.statusCode).toBe(200)
    sizes.push(answer.rawPayload.length)
  }
  sizes.sort((a, b) => a - b)
  expect(sizes.at(-1)).toBeLessThan(14_500)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(10_500)
}, 60_000)

it('each example member finds what is for them', async () => {
  const active = await enter('81000001')
  expect((await openTo(active)).map(({ name }) => name).toSorted()).toEqual(['S$5 top-up for 1-year members', 'Welcome meal'])
  expect((await server.ok(autoClaim, {}, { token: active })).claimed.map(({ name }) => name)).toEqual(['One free hot meal'])
  expect(await openTo(await enter('81000002'))).toEqual([])
  for (const mobile of ['81000003', '81000004']) {
    const token = await enter(mobile)
    const [offer] = await openTo(token)
    expect((await server.ok(claimCampaign, { id: offer?.id ?? '' }, { token })).months).toBe(1)
  }
})

it('WELCOME3 gives a new member three free months', async () => {
  const quote = await server.ok(quotePayment, { plan: '6months', promoCode: 'welcome3' }, { token: await enter('81000002') })
  expect(quote).toMatchObject({ freeMonths: 3, totalCents: 900 })
})
