import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { checkCard } from '@mwc/contract/card/card.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CountingProxy, countingProxy, type Traffic } from './databases/counting-proxy.ts'
import { offerCampaign } from './fixtures/campaign-fixtures.ts'
import { provingPhone } from './fixtures/card-fixtures.ts'
import { write } from './fixtures/message-fixtures.ts'
import { sellPlans, settledReport, start, tell } from './fixtures/payment-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from './fixtures/person-fixtures.ts'
import { offerPrivilege, openShop, type TestShop, tryCode } from './fixtures/redemption-fixtures.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** What the writes ask that members make most, as `npm run bench:writes` counts it: statements, and turns of waiting for them. */
const members = [1, 2, 3, 4]
let proxy: CountingProxy
let server: TestServer
let shop: TestShop
let [privilegeId, campaignId] = ['', '']
const tokens = new Map<number, string>()
const payments = new Map<number, Payment>()
const tokenOf = (n: number) => tokens.get(n) ?? ''

beforeAll(async () => {
  server = await startTestServer({
    through: async (url) => {
      proxy = await countingProxy(url)
      return proxy.url
    },
  })
  await sellPlans(server)
  shop = await openShop(server)
  privilegeId = await offerPrivilege(server, [shop], { totalLimit: 9, memberLimit: 2, memberPeriod: 'month', dayLimit: 9 })
  campaignId = await offerCampaign(server, { stock: 9 })
  for (const n of members) tokens.set(n, (await signUpWorker(server, n)).token)
})
afterAll(async () => {
  await server.close()
  await proxy.close()
})

/** The least that one of the members asked: what others filled is held, and a machine that is slow lets no turn count twice. */
async function leastOf(make: (n: number) => Promise<unknown>): Promise<[statements: number, turns: number]> {
  const asked: Traffic[] = []
  for (const n of members) {
    proxy.take()
    await make(n)
    asked.push(proxy.take())
  }
  return [Math.min(...asked.map(({ statements }) => statements.length)), Math.min(...asked.map(({ turns }) => turns))]
}

it.each<[what: string, statements: number, turns: number, make: (n: number) => Promise<unknown>]>([
  ['starting a payment', 13, 7, async (n) => payments.set(n, await start(server, tokenOf(n)))],
  ['a callback', 16, 8, async (n) => expect(await tell(server, settledReport(server, payments.get(n) as Payment))).toBe(200)],
  [
    'a use of a privilege',
    11,
    5,
    async (n) => expect((await tryCode(server, tokenOf(n), { kind: 'privilege', id: privilegeId }, shop)).status).toBe(200),
  ],
  ['claiming a campaign', 11, 7, (n) => server.ok(claimCampaign, { id: campaignId }, { token: tokenOf(n) })],
  ['a first message', 9, 5, (n) => write(server, tokenOf(n), 'When is the centre open?')],
  ['a message', 9, 5, (n) => write(server, tokenOf(n), 'And on Sundays?')],
  ['a log-in by password', 9, 6, (n) => server.ok(logIn, { ...mobileOf(n), password: testPassword })],
])('%s asks %i statements in %i turns', async (_, statements, turns, make) => {
  expect(await leastOf(make)).toEqual([statements, turns])
})

it('a card check asks 3 statements, one after the other', async () => {
  const proofs = new Map<number, string>()
  for (const n of members) proofs.set(n, await (await provingPhone(server, tokenOf(n))).proofAt())
  const check = async (n: number) => expect((await server.ok(checkCard, { proof: proofs.get(n) ?? '' })).result).toBe('valid')
  expect(await leastOf(check)).toEqual([3, 3])
})
