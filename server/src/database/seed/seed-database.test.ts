import { logIn } from '@mwc/contract/account'
import { autoClaim, checkEligibility, claimCampaign } from '@mwc/contract/campaigns'
import { languages } from '@mwc/contract/language'
import { quotePayment } from '@mwc/contract/payments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { seedDatabase } from './seed-database.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedDatabase({ ...server.parts, config: { ...server.parts.config, seedExample: true } })
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
