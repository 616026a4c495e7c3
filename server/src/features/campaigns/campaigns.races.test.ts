import { autoClaim, claimCampaign, listRewards } from '@mwc/contract/campaigns/campaigns.calls'
import { endCampaign } from '@mwc/contract/campaigns/campaign-desk.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeMonths, type Joined, joinWorker, joinWorkers, offerCampaign } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let members: Joined[]
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  members = await joinWorkers(server, 500, 1)
  staff = (await signInAtDesk(server, 'races', 'admin')).token
})
afterAll(() => server.close())

const claims = async (id: string) => server.db.selectFrom('campaign_claim').selectAll().where('campaign_id', '=', id).execute()
const vouchersOf = async (id: string) =>
  server.db
    .selectFrom('voucher')
    .innerJoin('campaign_claim as k', 'k.id', 'claim_id')
    .select('voucher.id')
    .where('campaign_id', '=', id)
    .execute()
const claimed = async (id: string) =>
  (await server.db.selectFrom('campaign').select('claimed').where('id', '=', id).executeTakeFirstOrThrow()).claimed
const close = (id: string) => server.ok(endCampaign, { id }, { token: staff })

describe('500 members on a stock of 100', () => {
  it('who tap get exactly 100, and the others read that it is sold out', async () => {
    const id = await offerCampaign(server, { stock: 100 })
    const answers = await Promise.all(members.map(({ token }) => server.call(claimCampaign, { id }, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['campaigns.soldOut']))
    expect([(await claims(id)).length, (await vouchersOf(id)).length, await claimed(id)]).toEqual([100, 100, 100])
    await close(id)
  })

  it('who get it by itself get exactly 100, and the others are told that it is sold out', async () => {
    const id = await offerCampaign(server, { stock: 100, autoClaim: true })
    const answers = await Promise.all(members.map(({ token }) => server.ok(autoClaim, {}, { token })))
    expect(answers.filter(({ claimed }) => claimed.length === 1)).toHaveLength(100)
    expect(answers.filter(({ soldOut }) => soldOut.length === 1)).toHaveLength(400)
    expect([(await claims(id)).length, (await vouchersOf(id)).length, await claimed(id)]).toEqual([100, 100, 100])
    await close(id)
  })
})

describe('the same member 50 times at once', () => {
  it('by a tap has one voucher, and every answer shows it', async () => {
    const { token } = await joinWorker(server, 1001)
    const id = await offerCampaign(server)
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.ok(claimCampaign, { id }, { token })))
    expect(new Set(answers.map((reward) => reward.id)).size).toBe(1)
    expect([(await claims(id)).length, (await vouchersOf(id)).length, await claimed(id)]).toEqual([1, 1, 1])
    await close(id)
  })

  it('by auto-claim has each campaign once: one voucher, and one term of its free months', async () => {
    const { id: memberId, token } = await joinWorker(server, 1002)
    const ids = [
      await offerCampaign(server, { autoClaim: true }),
      await offerCampaign(server, { autoClaim: true, ...freeMonths(2) }),
      await offerCampaign(server, { autoClaim: true, ...freeMonths(1) }),
    ]
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.ok(autoClaim, {}, { token })))
    expect(answers.map(({ claimed }) => claimed.length).toSorted((a, b) => b - a)).toEqual([3, ...Array(49).fill(0)])
    expect(await Promise.all(ids.map(claimed))).toEqual([1, 1, 1])
    const terms = await server.db.selectFrom('term').selectAll().where('member_id', '=', memberId).orderBy('first_day').execute()
    expect(terms.map(({ months, source }) => [months, source]).sort()).toEqual([
      [1, 'promo'],
      [2, 'promo'],
    ])
    expect([terms[0]?.first_day, terms[1]?.last_day]).toEqual(['2026-03-10', '2026-06-09'])
    const { ready, used } = await server.ok(listRewards, {}, { token })
    expect([ready.length, used.length]).toEqual([1, 2])
    for (const id of ids) await close(id)
  })
})

it('members who take the same campaigns in parallel never wait for each other in a ring', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => offerCampaign(server, { stock: 60, autoClaim: true })))
  const answers = await Promise.all(members.slice(0, 100).map(({ token }) => server.ok(autoClaim, {}, { token })))
  expect(answers.reduce((sum, { claimed }) => sum + claimed.length, 0)).toBe(6 * 60)
  expect(await Promise.all(ids.map(claimed))).toEqual(Array(6).fill(60))
  for (const id of ids) await close(id)
})

it('auto-claim while the campaign ends: each member has it whole or not at all, and nobody after the end was answered', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await offerCampaign(server, { stock: null, autoClaim: true })
    let ended: number | undefined
    const ending = async () => {
      await close(id)
      ended = (await claims(id)).length
    }
    const answers = await Promise.all([
      ...members.slice(0, 60).map(({ token }) => server.ok(autoClaim, {}, { token })),
      ending().then(() => ({ claimed: [], soldOut: [] })),
      ...members.slice(60, 120).map(({ token }) => server.ok(autoClaim, {}, { token })),
    ])
    const taken = answers.filter(({ claimed }) => claimed.some(({ campaignId }) => campaignId === id)).length
    expect([(await claims(id)).length, (await vouchersOf(id)).length, await claimed(id)]).toEqual([taken, taken, taken])
    expect(ended).toBe(taken)
    expect(answers.every(({ soldOut }) => soldOut.length === 0)).toBe(true)
  }
})

it('free months that are claimed while a payment settles make a run without a gap or an overlap', async () => {
  await sellPlans(server)
  const { id: memberId, token } = await joinWorker(server, 1003)
  const id = await offerCampaign(server, { autoClaim: true, ...freeMonths(1) })
  const report = settledReport(server, await start(server, token))
  await Promise.all(Array.from({ length: 20 }, async (_, n) => (n % 2 ? tell(server, report) : server.ok(autoClaim, {}, { token }))))
  const terms = await server.db.selectFrom('term').selectAll().where('member_id', '=', memberId).orderBy('first_day').execute()
  expect(terms.map(({ source }) => source).toSorted()).toEqual(['payment', 'promo'])
  expect(
    Temporal.PlainDate.from(terms[0]?.last_day ?? '')
      .add({ days: 1 })
      .toString(),
  ).toBe(terms[1]?.first_day)
  expect([terms[0]?.first_day, terms[1]?.last_day]).toEqual(['2026-03-10', '2026-10-09'])
  await close(id)
})
