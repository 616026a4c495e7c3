import { programme } from '@mwc/contract/programme/programme.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sellPlans } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())

it('everybody is told what the plans on sale cost, as they were set last', async () => {
  const before = await server.ok(programme, {})
  expect(before.plans.map(({ plan, months }) => [plan, months])).toEqual([
    ['6months', 6],
    ['1year', 12],
  ])
  await server.db.updateTable('plan').set({ price_cents: 1234, is_example: false }).where('code', '=', '1year').execute()
  await server.db.updateTable('plan').set({ active: false }).where('code', '=', '6months').execute()
  await expect
    .poll(() => server.ok(programme, {}))
    .toMatchObject({
      plans: [{ plan: '1year', months: 12, priceCents: 1234 }],
      examplePrices: false,
    })
  await server.db.updateTable('plan').set({ active: false }).execute()
  await expect.poll(async () => (await server.ok(programme, {})).plans).toEqual([])
})
