import { me } from '@mwc/contract/account/people/people.calls'
import { editCampaign, endCampaign } from '@mwc/contract/campaigns/campaign-desk.calls'
import { autoClaim, checkEligibility, claimCampaign, listCampaigns, listRewards } from '@mwc/contract/campaigns/campaigns.calls'
import { languages } from '@mwc/contract/language/language'
import { refundPayment } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  campaignInput,
  freeMonths,
  giveMonths,
  inFour,
  type Joined,
  joinWorker,
  offerCampaign,
} from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { refusalMessage } from '../../words/server-words.ts'

let server: TestServer
let member: Joined
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  for (const table of ['voucher', 'campaign_claim', 'campaign'] as const) await server.db.deleteFrom(table).execute()
  worker += 1
  member = await joinWorker(server, worker)
})

const staff = async () => (await signInAtDesk(server, `staff-${worker}`, 'admin')).token
const asked = () => ({ token: member.token })
const names = async (status: 'open' | 'claimed' | 'ended') =>
  (await server.ok(listCampaigns, { status }, asked())).campaigns.map(({ name }) => name)
const check = () => server.ok(checkEligibility, {}, asked())
const rewards = () => server.ok(listRewards, {}, asked())
const claim = (id: string) => server.call(claimCampaign, { id }, asked())

describe('the list of campaigns', () => {
  it('shows what is open to the member, what they claimed, and what ended without them', async () => {
    const taken = await offerCampaign(server, { name: inFour('Taken') })
    await offerCampaign(server, { name: inFour('Ends last') })
    await offerCampaign(server, { name: inFour('Ends first'), endsAt: '2026-03-20T00:00:00+08:00' })
    await offerCampaign(server, { name: inFour('Over'), endsAt: '2026-03-09T00:00:00+08:00' })
    await offerCampaign(server, { name: inFour('Not yet'), startsAt: '2026-03-11T00:00:00+08:00' })
    await offerCampaign(server, { name: inFour('For others'), nationalities: ['CN'] })
    await claim(taken)
    expect([await names('open'), await names('claimed'), await names('ended')]).toEqual([['Ends first', 'Ends last'], ['Taken'], ['Over']])
  })

  it('comes in pages, and shows the open ones unless told otherwise', async () => {
    for (let n = 1; n <= 5; n += 1) await offerCampaign(server, { name: inFour(`No ${n}`), endsAt: `2026-03-2${n}T00:00:00+08:00` })
    const second = await server.ok(listCampaigns, { page: 2, pageSize: 2 }, asked())
    expect([second.campaigns.map(({ name }) => name), second.page, second.pageSize, second.total]).toEqual([['No 3', 'No 4'], 2, 2, 5])
    expect((await server.ok(listCampaigns, {}, asked())).total).toBe(5)
  })

  it.each([
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
    ['page', 'two'],
    ['page', 1e12],
    ['pageSize', 0],
    ['pageSize', 101],
    ['status', 'secret'],
  ])('refuses %s %s by its name', async (field, value) => {
    const { json } = await server.app.inject(requestOf(listCampaigns, { [field]: value }, asked()))
    expect(json()).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field }] } })
  })

  it('is empty on page 1,000,000,000', async () => {
    await offerCampaign(server)
    expect(await server.ok(listCampaigns, { page: 1_000_000_000 }, asked())).toMatchObject({ campaigns: [], total: 1 })
  })

  it.each(languages)("is in the reader's language: %s", async (language) => {
    await offerCampaign(server)
    const { campaigns } = await server.ok(listCampaigns, {}, { ...asked(), language })
    expect(campaigns[0]).toMatchObject({ name: inFour('A meal on us')[language], voucherName: inFour('One hot meal')[language] })
  })
})

describe('what a member may claim', () => {
  it('is nothing where there is no campaign', async () => {
    expect(await check()).toEqual({ claimFlag: false, canClaim: false, campaigns: [] })
  })

  it.each([
    ['by itself', { autoClaim: true }, { claimFlag: true, canClaim: true }],
    ['by a tap', { autoClaim: false }, { claimFlag: false, canClaim: true }],
    ['for others', { autoClaim: true, statuses: ['active' as const] }, { claimFlag: false, canClaim: false }],
    ['not yet', { autoClaim: true, startsAt: '2026-03-20T00:00:00+08:00' }, { claimFlag: false, canClaim: false }],
    ['over', { autoClaim: true, endsAt: '2026-03-10T10:00:00+08:00' }, { claimFlag: false, canClaim: false }],
  ])('is said by two flags: %s', async (_, change, flags) => {
    await offerCampaign(server, change)
    expect(await check()).toMatchObject(flags)
  })

  it('is still named when it is sold out, and says so', async () => {
    const id = await offerCampaign(server, { stock: 1, autoClaim: true })
    await server.ok(autoClaim, {}, { token: (await joinWorker(server, 1000 + worker)).token })
    const { claimFlag, canClaim, campaigns } = await check()
    expect([claimFlag, canClaim]).toEqual([false, false])
    expect(campaigns).toMatchObject([{ id, soldOut: true, left: 0, canClaim: false, status: 'open' }])
  })

  it('depends on status, nationality, sector, day of joining and plan', async () => {
    await offerCampaign(server, { name: inFour('Arrears'), statuses: ['arrears'] })
    await offerCampaign(server, { name: inFour('Bangladesh'), nationalities: ['BD'] })
    await offerCampaign(server, { name: inFour('Shipyard'), sectors: ['3'] })
    await offerCampaign(server, { name: inFour('New'), joinedWithinDays: 1 })
    await offerCampaign(server, { name: inFour('Year'), plans: ['1year'] })
    expect((await names('open')).toSorted()).toEqual(['Bangladesh', 'New'])
    await giveMonths(server, member.id, 1, '2026-01-15')
    server.clock.set('2026-03-12T00:00:00+08:00')
    expect((await names('open')).toSorted()).toEqual(['Arrears', 'Bangladesh'])
  })
})

describe('auto-claim', () => {
  it('takes every auto-claim campaign at once, and leaves those for a tap', async () => {
    await offerCampaign(server, { name: inFour('Tap') })
    await offerCampaign(server, { name: inFour('Meal'), autoClaim: true })
    await offerCampaign(server, { name: inFour('Month'), autoClaim: true, ...freeMonths(1) })
    const { claimed, soldOut } = await server.ok(autoClaim, {}, asked())
    expect([claimed.map(({ name }) => name).toSorted(), soldOut]).toEqual([['Month', 'One hot meal'], []])
    expect(await check()).toMatchObject({ claimFlag: false, canClaim: true })
  })

  it('is safe to repeat, and what a lost answer claimed still stands on top', async () => {
    await offerCampaign(server, { autoClaim: true })
    const first = await server.ok(autoClaim, {}, asked())
    expect(await server.ok(autoClaim, {}, asked())).toEqual({ claimed: [], soldOut: [] })
    expect((await rewards()).ready).toEqual(first.claimed)
    expect(first.claimed[0]?.justClaimed).toBe(true)
    server.clock.advance({ minutes: 10 })
    expect((await rewards()).ready[0]?.justClaimed).toBe(false)
  })

  it('passes over what is sold out and says so', async () => {
    await offerCampaign(server, { name: inFour('Gone'), autoClaim: true, stock: 1 })
    await server.ok(autoClaim, {}, { token: (await joinWorker(server, 2000 + worker)).token })
    await offerCampaign(server, { name: inFour('Left'), autoClaim: true })
    const { claimed, soldOut } = await server.ok(autoClaim, {}, asked())
    expect([claimed.length, soldOut.map(({ name, soldOut }) => [name, soldOut])]).toEqual([1, [['Gone', true]]])
  })

  it.each([{}, { 'content-type': 'application/json' }])('is asked without a payload, as the specification has it (%j)', async (type) => {
    await offerCampaign(server, { autoClaim: true })
    const headers = { authorization: `Bearer ${member.token}`, ...type }
    const response = await server.app.inject({ method: 'POST', url: '/h5-api/h5/campaign/auto-claim', headers })
    expect([response.statusCode, response.json().data?.claimed.length]).toEqual([200, 1])
  })

  it('gives nothing to an account that staff deactivated', async () => {
    await offerCampaign(server, { autoClaim: true })
    await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', member.id).execute()
    expect([await check(), await server.ok(autoClaim, {}, asked())]).toEqual([
      { claimFlag: false, canClaim: false, campaigns: [] },
      { claimed: [], soldOut: [] },
    ])
  })
})

describe('free months', () => {
  it('follow on an active membership as a term of their own, and change none that was there', async () => {
    await giveMonths(server, member.id, 6)
    const before = await server.db.selectFrom('term').selectAll().where('member_id', '=', member.id).execute()
    const id = await offerCampaign(server, freeMonths(2))
    expect((await claim(id)).data).toMatchObject({
      kind: 'freeMonths',
      state: 'used',
      months: 2,
      validFrom: '2026-09-10',
      validTo: '2026-11-09',
      terms: null,
      daysLeft: null,
    })
    const after = await server.db.selectFrom('term').selectAll().where('member_id', '=', member.id).orderBy('first_day').execute()
    expect(after.slice(0, 1)).toEqual(before)
    expect(after[1]).toMatchObject({ source: 'promo', months: 2, payment_id: null })
  })

  it('move up with the run when staff refund the payment before them, and the reward shows their new days', async () => {
    await sellPlans(server)
    const payment = await start(server, member.token)
    await tell(server, settledReport(server, payment))
    const id = await offerCampaign(server, freeMonths(1))
    expect((await claim(id)).data).toMatchObject({ validFrom: '2026-09-10', validTo: '2026-10-09' })
    await server.ok(refundPayment, { id: payment.id, note: 'taken by mistake', reference: 'BANK-1' }, { token: await staff() })
    expect((await rewards()).used).toMatchObject([{ months: 1, validFrom: '2026-03-10', validTo: '2026-04-09' }])
  })

  it.each([
    ['never paid', undefined],
    ['in arrears', '2026-01-15'],
    ['inactive', '2025-01-15'],
  ])('begin today for a member who is %s, who is active from then on', async (_, from) => {
    if (from) await giveMonths(server, member.id, 1, from)
    const id = await offerCampaign(server, { ...freeMonths(1), statuses: ['pendingPayment', 'arrears', 'inactive'] })
    expect((await claim(id)).data).toMatchObject({ validFrom: '2026-03-10', validTo: '2026-04-09' })
    expect((await server.ok(me, {}, asked())).membership).toMatchObject({ vipStatus: '1', lastDay: '2026-04-09' })
  })
})

describe('a tap', () => {
  it('on what is claimed already answers the same reward', async () => {
    const id = await offerCampaign(server, { stock: 1 })
    const first = await claim(id)
    expect(first.data).toMatchObject({ kind: 'voucher', state: 'ready', name: 'One hot meal', validTo: '2026-03-23', daysLeft: 14 })
    expect((await claim(id)).data).toEqual(first.data)
  })

  it('that is refused says why, in words of its own', async () => {
    const gone = await offerCampaign(server, { stock: 1 })
    await server.ok(claimCampaign, { id: gone }, { token: (await joinWorker(server, 3000 + worker)).token })
    const ended = await offerCampaign(server)
    await server.ok(endCampaign, { id: ended }, { token: await staff() })
    const cases = [
      [gone, 'campaigns.soldOut'],
      [ended, 'campaigns.ended'],
      [await offerCampaign(server, { statuses: ['active'] }), 'campaigns.notEligible'],
      [await offerCampaign(server, { startsAt: '2026-03-11T00:00:00+08:00' }), 'campaigns.notFound'],
      ['0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', 'campaigns.notFound'],
    ] as const
    for (const language of languages) {
      for (const [id, reason] of cases) {
        const { refusal } = await server.call(claimCampaign, { id }, { ...asked(), language })
        expect(refusal).toMatchObject({ reason, message: refusalMessage(reason, language, '') })
      }
    }
  })

  it('by somebody who had it under an account that they closed gives no second one', async () => {
    const id = await offerCampaign(server)
    await claim(id)
    const again = await joinWorker(server, 4000 + worker)
    const old = await server.db.selectFrom('member').select('fin_hash').where('id', '=', member.id).executeTakeFirstOrThrow()
    await server.db.updateTable('member').set({ fin_hash: null }).where('id', '=', member.id).execute()
    await server.db.updateTable('member').set({ fin_hash: old.fin_hash }).where('id', '=', again.id).execute()
    expect((await server.call(claimCampaign, { id }, { token: again.token })).reason).toBe('campaigns.notEligible')
    expect((await server.ok(checkEligibility, {}, { token: again.token })).canClaim).toBe(false)
  })
})

describe('rewards', () => {
  it('stand by state: ready until the last day, then expired; used once they were used', async () => {
    const soon = await offerCampaign(server, { voucherName: inFour('Soon'), voucherDays: 2 })
    const late = await offerCampaign(server, { voucherName: inFour('Late'), voucherDays: 30 })
    const used = await offerCampaign(server, { voucherName: inFour('Used'), voucherDays: 5 })
    const month = await offerCampaign(server, { name: inFour('Month'), ...freeMonths(1) })
    for (const id of [late, soon, used, month]) {
      server.clock.advance({ minutes: 1 })
      await claim(id)
    }
    await server.db
      .updateTable('voucher')
      .set({ used_at: new Date('2026-03-10T04:00:00Z') })
      .where('member_id', '=', member.id)
      .where('last_day', '=', '2026-03-14')
      .execute()
    server.clock.set('2026-03-11T23:59:00+08:00')
    const shown = async () => Object.values(await rewards()).map((list) => list.map(({ name }) => name))
    expect(await shown()).toEqual([['Soon', 'Late'], ['Month', 'Used'], []])
    server.clock.set('2026-03-12T00:00:00+08:00')
    expect(await shown()).toEqual([['Late'], ['Month', 'Used'], ['Soon']])
  })

  it('keep the words and days that they were claimed with', async () => {
    const id = await offerCampaign(server)
    await claim(id)
    const change = campaignInput({ voucherName: inFour('Half a meal'), voucherTerms: inFour('Not today'), voucherDays: 1 })
    await server.ok(editCampaign, { id, version: 1, ...change }, { token: await staff() })
    expect((await rewards()).ready[0]).toMatchObject({ name: 'One hot meal', terms: 'Show it at the counter', validTo: '2026-03-23' })
  })

  it("of one member are nobody else's", async () => {
    await claim(await offerCampaign(server))
    const other = await joinWorker(server, 5000 + worker)
    expect(await server.ok(listRewards, {}, { token: other.token })).toEqual({ ready: [], used: [], expired: [] })
  })
})
