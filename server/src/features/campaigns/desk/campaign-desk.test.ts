import {
  addCampaign,
  editCampaign,
  endCampaign,
  listCampaignClaims,
  listDeskCampaigns,
  previewAudience,
} from '@mwc/contract/campaigns/campaign-desk.calls'
import { campaignPhases } from '@mwc/contract/campaigns/campaign-kinds'
import { claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Audience } from '../../../database/tables/campaign-tables.ts'
import { dayOf } from '../../../ports/clock.ts'
import { chooseAccounts } from '../../audience/choose-accounts.ts'
import { previewAudience as preview } from './preview-audience.ts'
import { campaignInput, freeMonths, giveMonths, inFour, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { settingDefaults } from '../../programme/read-settings.ts'
import { readMemberFacts } from '../audience.repo.ts'
import { isFor } from '../campaign.rules.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const add = (change = {}) => server.ok(addCampaign, campaignInput(change), { token })
/** What the log keeps of a campaign: not what its reader may do. */
const kept = <T extends { may: unknown }>({ may: _may, ...facts }: T) => facts
const lastAct = () => server.db.selectFrom('audit').selectAll().orderBy('at', 'desc').executeTakeFirst()

it('a campaign is made, changed and ended, and the log says what was before and after', async () => {
  server.clock.advance({ seconds: 1 })
  const made = await add({ name: inFour('First'), statuses: [], sectors: ['1', '1', '2'] })
  expect(made).toMatchObject({ phase: 'open', claimed: 0, statuses: null, sectors: ['1', '2'], nationalities: null, endedAt: null })
  expect(await lastAct()).toMatchObject({ username: 'chief', before: null, after: kept(made) })
  server.clock.advance({ seconds: 1 })
  const changed = await server.ok(editCampaign, { id: made.id, version: 1, ...campaignInput({ stock: 20, ...freeMonths(1) }) }, { token })
  expect(changed).toMatchObject({ id: made.id, stock: 20, sectors: null, rewardMonths: 1, voucherName: null, voucherDays: null })
  expect(await lastAct()).toMatchObject({ act: 'campaigns.edit', record_id: made.id, before: kept(made), after: kept(changed) })
  server.clock.advance({ seconds: 1 })
  const ended = await server.ok(endCampaign, { id: made.id }, { token })
  expect(ended).toEqual({ ...changed, version: 3, phase: 'ended', endedAt: ended.endedAt, may: [] })
  const written = await lastAct()
  server.clock.advance({ seconds: 1 })
  expect([await server.ok(endCampaign, { id: made.id }, { token }), await lastAct()]).toEqual([ended, written])
  expect((await server.call(editCampaign, { id: made.id, version: 3, ...campaignInput() }, { token })).reason).toBe('campaigns.ended')
})

it('an edit of an older version is refused with what stands now; one sent twice is done once', async () => {
  const { id } = await add({ statuses: [] })
  const first = { id, version: 1, ...campaignInput({ stock: 30, plans: [] }) }
  const stands = await server.ok(editCampaign, first, { token })
  const written = await lastAct()
  expect([await server.ok(editCampaign, first, { token }), await lastAct()]).toEqual([stands, written])
  expect(await server.call(editCampaign, { id, version: 1, ...campaignInput({ stock: 40 }) }, { token })).toMatchObject({
    status: 409,
    reason: 'request.changedMeanwhile',
    refusal: { details: { now: { version: 2, values: { stock: 30, name: stands.name } } } },
  })
})

it('the list has every campaign, the latest start first, in pages', async () => {
  await add({ name: inFour('Later'), startsAt: '2026-03-30T00:00:00+08:00' })
  const { rows: campaigns, total } = await server.ok(listDeskCampaigns, { pageSize: 1 }, { token })
  expect([campaigns.map(({ name, phase }) => [name.english, phase]), total > 1]).toEqual([[['Later', 'upcoming']], true])
  expect((await server.ok(listDeskCampaigns, { page: 1_000_000_000 }, { token })).rows).toEqual([])
})

it('a stock is not set below what was claimed', async () => {
  const { id } = await add()
  for (const n of [1, 2]) await server.ok(claimCampaign, { id }, { token: (await joinWorker(server, n)).token })
  expect((await server.call(editCampaign, { id, version: 1, ...campaignInput({ stock: 1 }) }, { token })).reason).toBe(
    'campaigns.stockTooLow',
  )
  expect((await server.ok(editCampaign, { id, version: 1, ...campaignInput({ stock: 2 }) }, { token })).claimed).toBe(2)
})

it.each([
  [{ endsAt: '2026-03-01T00:00:00+08:00' }, 'endsAt'],
  [{ rewardKind: 'freeMonths', rewardMonths: null }, 'rewardMonths'],
  [{ rewardKind: 'freeMonths', rewardMonths: 25 }, 'rewardMonths'],
  [{ voucherName: null }, 'voucherName'],
  [{ voucherTerms: undefined }, 'voucherTerms'],
  [{ voucherDays: null }, 'voucherDays'],
  [{ stock: 0 }, 'stock'],
  [{ picture: 'https://example.com/a.png' }, 'picture'],
  [{ statuses: ['rich'] }, 'statuses.0'],
  [{ name: { ...inFour('A'), bengali: ' ' } }, 'name.bengali'],
  [{ name: { english: 'A', chinese: 'A', bengali: 'A' } }, 'name.india'],
  [{ text: { ...inFour('A'), chinese: 'a'.repeat(401) } }, 'text.chinese'],
  [{ text: { ...inFour('A'), india: 'NUL\u0000' } }, 'text.india'],
  [{ text: { ...inFour('A'), english: 'half \ud83d' } }, 'text.english'],
  [{ name: { ...inFour('A'), english: 'turned \u202e' } }, 'name.english'],
  [{ voucherName: { ...inFour('A'), french: 'Un repas' } }, 'voucherName'],
])('a campaign that is not right is refused by the field (%#)', async (change, field) => {
  const { refusal } = await server.call(addCampaign, campaignInput(change as object), { token })
  expect(refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field }] } })
})

it('administrators and membership make campaigns; every role reads them', async () => {
  const { id } = await add()
  for (const role of staffRoles) {
    const { token } = await signInAtDesk(server, `role-${role}`, role)
    const statuses = await Promise.all([
      server.call(listDeskCampaigns, {}, { token }),
      server.call(addCampaign, campaignInput(), { token }),
      server.call(editCampaign, { id, version: 1, ...campaignInput() }, { token }),
      server.call(previewAudience, {}, { token }),
    ])
    const makers: StaffRole[] = ['admin', 'membership']
    const made = makers.includes(role) ? 200 : 403
    const counts = role === 'finance' ? 200 : made
    expect([role, ...statuses.map(({ status }) => status)]).toEqual([role, 200, made, made, counts])
  }
})

it('the preview reaches exactly those whom the rule lets claim', async () => {
  const members = []
  const countries = ['BD', 'IN', 'CN']
  for (let n = 0; n < 24; n += 1) {
    const joinedAt = server.clock.now().subtract({ hours: 24 * n * 3 })
    const joined = await joinWorker(server, 100 + n, { nationality: countries[n % 3] ?? 'BD', sector: String((n % 5) + 1), joinedAt })
    const from = ['2026-03-01', '2025-12-01', '2025-03-01', '2026-04-01'][n % 6]
    if (from) await giveMonths(server, joined.id, n % 4 === 1 ? 12 : 1, from)
    members.push(joined.id)
  }
  await server.db
    .updateTable('member')
    .set({ deactivated_at: new Date() })
    .where('id', '=', members[3] ?? '')
    .execute()
  const all = await server.db.selectFrom('member').select('id').where('closed_at', 'is', null).execute()
  const facts = await Promise.all(all.map(({ id }) => readMemberFacts(server.db, id, settingDefaults, server.clock.now())))
  const today = dayOf(server.clock.now())
  const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }))
  const anyAudience: fc.Arbitrary<Audience> = fc.record({
    statuses: some(['pendingPayment', 'active', 'arrears', 'inactive'] as const),
    nationalities: some(countries),
    sectors: some(['1', '2', '3', '4', '5']),
    joinedWithinDays: fc.option(fc.integer({ min: 1, max: 90 })),
    plans: fc.constant(null),
  })
  await fc.assert(
    fc.asyncProperty(anyAudience, async (audience) => {
      const { reached, members: counted } = await server.ok(previewAudience, audience as object, { token })
      expect(reached).toBe(facts.filter((member) => isFor(audience, member, today)).length)
      expect(counted).toBe(all.length)
      // Of a large programme some stand for all: where these are all, the estimate is the count.
      const estimate = await preview(server.deps, audience, {}, { counted: 0, looked: all.length })
      expect(estimate).toMatchObject({ reached, members: all.length, estimatedFrom: all.length })
    }),
    { numRuns: 60 },
  )
  const { among } = await chooseAccounts(server.db, { counted: 0, looked: all.length / 2 })
  expect(among?.accounts).toBe(all.filter(({ id }) => id >= (among?.from ?? '') && id <= (among?.to ?? '')).length)
})

it('the preview shows the newest 20 of those whom it reaches', async () => {
  const { reached, sample } = await server.ok(previewAudience, { nationalities: ['BD'] }, { token })
  expect(sample.length).toBe(Math.min(20, reached))
  expect(new Set(sample.map(({ nationality }) => nationality))).toEqual(new Set(['BD']))
  expect(sample.map(({ joinedAt }) => joinedAt)).toEqual(
    sample
      .map(({ joinedAt }) => joinedAt)
      .toSorted()
      .toReversed(),
  )
})

it('a plan is the one that was paid last', async () => {
  await sellPlans(server)
  const { id, token: member } = await joinWorker(server, 200)
  const reachedBy = async (plan: '6months' | '1year') => (await server.ok(previewAudience, { plans: [plan] }, { token })).reached
  const pay = async (plan: '6months' | '1year') => tell(server, settledReport(server, await start(server, member, { plan })))
  expect([await reachedBy('6months'), await reachedBy('1year')]).toEqual([0, 0])
  await pay('6months')
  expect([await reachedBy('6months'), await reachedBy('1year')]).toEqual([1, 0])
  server.clock.advance({ minutes: 1 })
  await pay('1year')
  expect([await reachedBy('6months'), await reachedBy('1year')]).toEqual([0, 1])
  expect((await readMemberFacts(server.db, id, settingDefaults, server.clock.now())).plan).toBe('1year')
})

it('a list of each phase has the campaigns that say so, found by a part of a name; what may be done is what the calls do', async () => {
  const day = (n: number) =>
    server.clock
      .now()
      .add({ hours: 24 * n })
      .toString()
  const [, running] = [await add({ name: inFour('Raya coming'), startsAt: day(1) }), await add({ name: inFour('Raya running') })]
  await server.ok(endCampaign, { id: (await add({ name: inFour('Raya over') })).id }, { token })
  const found = async (phase?: (typeof campaignPhases)[number]) =>
    (await server.ok(listDeskCampaigns, { search: 'raya', pageSize: 100, ...(phase && { phase }) }, { token })).rows
  expect(await Promise.all(campaignPhases.map(async (phase) => (await found(phase)).map((row) => [row.phase, row.name.english])))).toEqual([
    [['upcoming', 'Raya coming']],
    [['open', 'Raya running']],
    [['ended', 'Raya over']],
  ])
  expect((await server.ok(listDeskCampaigns, { search: 'running বাংলা' }, { token })).rows.map(({ id }) => id)).toEqual([running.id])
  for (const role of staffRoles) {
    const reader = await signInAtDesk(server, `may-${role}`, role)
    for (const { id, version, may, name } of (await server.ok(listDeskCampaigns, { search: 'raya' }, reader)).rows) {
      const edited = await server.call(editCampaign, { id, version, ...campaignInput({ name, stock: version + 10 }) }, reader)
      expect([role, name.english, may.includes('edit')]).toEqual([role, name.english, edited.status === 200])
      const now = edited.data?.version ?? version
      const ended = role === 'admin' ? undefined : await server.call(endCampaign, { id }, reader)
      if (ended) expect([role, name.english, may.includes('end')]).toEqual([role, name.english, (ended.data?.version ?? now) > now])
    }
  }
})

it('who claimed a campaign is listed, the newest first, with what became of the voucher and what it is worth', async () => {
  const { id } = await add({ worthCents: 450 })
  const [one, two] = [await joinWorker(server, 301), await joinWorker(server, 302)]
  await server.ok(claimCampaign, { id }, one)
  server.clock.advance({ minutes: 1 })
  await server.ok(claimCampaign, { id }, two)
  const { rows, total } = await server.ok(listCampaignClaims, { campaignId: id }, { token })
  expect([total, rows.map(({ member, state }) => [member.id, state])]).toEqual([
    2,
    [
      [two.id, 'ready'],
      [one.id, 'ready'],
    ],
  ])
  const vouchers = await server.db.selectFrom('voucher').select('worth_cents').where('member_id', 'in', [one.id, two.id]).execute()
  expect(vouchers.map(({ worth_cents }) => worth_cents)).toEqual([450, 450])
  expect((await server.call(listCampaignClaims, {}, { token })).reason).toBe('request.narrow')
})
