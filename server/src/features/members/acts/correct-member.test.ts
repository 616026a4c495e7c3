import { claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { findAccount } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { checkSignUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { listLog } from '@mwc/contract/log/log.calls'
import { blockFin, correctMember, revealFin } from '@mwc/contract/members/member-acts-desk.calls'
import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeActive, phoneInHand, searchOf } from '../../../testing/fixtures/account-fixtures.ts'
import { offerCampaign } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { offerPromo, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { finOf, personOf, proveNumber, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { offerPrivilege, openShop, tryCode } from '../../../testing/fixtures/redemption-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let admin: string
let worker = 0
const reason = 'Work permit seen'

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'keeper', 'membership')).token
  admin = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const join = async () => {
  const n = (worker += 1)
  const { user, token: own } = await signUpWorker(server, n)
  return { n, id: user.id, own, memberNumber: user.memberNumber }
}
const correct = (input: object) => server.call(correctMember, { reason, version: 1, ...input } as never, { token })
const rowOf = (id: string) => server.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const finAt = (n: number) => finOf(5_000 + n)

it('corrects every field, keeps before and after for staff alone, and is safe to repeat', async () => {
  const { id } = await join()
  const given = {
    fullName: "Rahim O'Uddin",
    birthDate: '1991-04-10',
    nationality: 'IN',
    gender: '00',
    sector: '2',
    company: 'Dock & Sons',
    occupation: 'Welder',
    language: 'bengali',
    fin: ` ${finAt(1).toLowerCase()} `,
  } as const
  const answer = await correct({ id, ...given })
  expect(answer).toMatchObject({ status: 200, data: { version: 2 } })
  expect(await rowOf(id)).toMatchObject({
    full_name: "Rahim O'Uddin",
    birth_date: '1991-04-10',
    nationality: 'IN',
    gender: '00',
    sector: '2',
    company: 'Dock & Sons',
    occupation: 'Welder',
    language: 'bengali',
    fin_last_four: finAt(1).slice(-4),
    version: 2,
  })
  expect(await server.ok(revealFin, { id, reason }, { token })).toEqual({ fin: finAt(1) })
  // The same again, though of the old version: it stands already.
  expect(await correct({ id, ...given })).toMatchObject({ status: 200, data: { version: 2 } })
  const { rows } = await server.ok(listLog, { memberId: id, act: 'members.correct' }, { token: admin })
  const { fin: _fin, ...named } = given
  const before = { fullName: 'Rahim Uddin', company: 'Harbour Works Pte Ltd', sector: '1', finLastFour: personOf(worker).finLastFour }
  expect(rows).toMatchObject([{ reason, before, after: { ...named, finLastFour: finAt(1).slice(-4) } }])
  const stored = JSON.stringify(await server.db.selectFrom('audit').selectAll().where('member_id', '=', id).execute())
  for (const secret of ['Rahim', 'Dock', 'Welder', '1991', finAt(1), finAt(1).slice(-4), reason]) expect(stored).not.toContain(secret)
})

it('refuses an older version with what stands now; the change of a member counts as one', async () => {
  const { id } = await join()
  await correct({ id, fullName: 'Karim Uddin' })
  await server.db.updateTable('member').set({ company: 'New Yard', last_used_at: new Date() }).where('id', '=', id).execute()
  const late = await correct({ id, fullName: 'Rahman Uddin', version: 2 })
  expect(late).toMatchObject({
    status: 409,
    reason: 'request.changedMeanwhile',
    refusal: {
      details: { now: { version: 3, values: { fullName: 'Karim Uddin', company: 'New Yard', fin: `…${personOf(worker).finLastFour}` } } },
    },
  })
  expect(await correct({ id, fullName: 'Rahman Uddin', version: 3 })).toMatchObject({ status: 200, data: { version: 4 } })
})

it.each([
  ['a wrong check letter', { fin: 'G1000001A' }, 'fin'],
  ['a number of a citizen', { fin: 'S1234567D' }, 'fin'],
  ['somebody too young', { birthDate: '2020-01-01' }, 'birthDate'],
  ['a day that no calendar has', { birthDate: '1990-02-30' }, 'birthDate'],
  ['another script', { fullName: 'রহিম' }, 'fullName'],
  ['no country', { nationality: 'XX' }, 'nationality'],
  ['a name that is too long', { fullName: 'x'.repeat(81) }, 'fullName'],
  ['a version that is none', { version: 0, fullName: 'Karim' }, 'version'],
  ['no reason', { reason: '  ', fullName: 'Karim' }, 'reason'],
])('refuses %s at its field', async (_what, given, field) => {
  const { id } = await join()
  expect(await correct({ id, ...given })).toMatchObject({ status: 400, refusal: { details: { fields: [{ field }] } } })
  expect((await rowOf(id)).version).toBe(1)
})

it('refuses a FIN that is on file and says whose, and one that is blocked', async () => {
  const [one, two, three] = [await join(), await join(), await join()]
  expect(await correct({ id: one.id, fin: finOf(two.n) })).toMatchObject({
    status: 409,
    reason: 'members.finOnFile',
    refusal: { details: { member: { id: two.id, memberNumber: two.memberNumber } } },
  })
  await server.ok(blockFin, { id: three.id, reason }, { token })
  await server.db.updateTable('member').set({ fin_hash: null }).where('id', '=', three.id).execute()
  expect(await correct({ id: one.id, fin: finOf(three.n) })).toMatchObject({ status: 409, reason: 'members.finBlocked' })
  expect((await rowOf(one.id)).version).toBe(1)
})

it('takes along a promo that a person used', async () => {
  await offerPromo(server, 'ONCE')
  const { id, own } = await join()
  await tell(server, settledReport(server, await start(server, own, { promoCode: 'ONCE' })))
  await correct({ id, fin: finAt(2) })
  const again = await server.call(quotePayment, { plan: '6months', promoCode: 'ONCE' } as never, { token: own })
  expect(again.reason).toBe('promos.usedByMember')
})

it('takes along a promo that an open order holds, which is then given back', async () => {
  await offerPromo(server, 'HELD')
  const { id, own } = await join()
  await start(server, own, { promoCode: 'HELD' })
  await correct({ id, fin: finAt(3) })
  expect((await server.call(quotePayment, { plan: '6months', promoCode: 'HELD' } as never, { token: own })).status).toBe(200)
  await start(server, own, { plan: '1year' })
  const rows = await server.db
    .selectFrom('promo_person')
    .select('used')
    .where('person', '=', (await rowOf(id)).fin_hash ?? '')
    .execute()
  expect(rows.map(({ used }) => used)).toEqual([0])
})

it('takes along a reward that a person claimed, also where the right FIN had one from an account that was closed', async () => {
  const campaign = await offerCampaign(server, { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2030-01-01T00:00:00+08:00' })
  const [earlier, one] = [await join(), await join()]
  for (const worker of [earlier, one]) {
    await makeActive(server, { user: { id: worker.id } } as never)
    await server.ok(claimCampaign, { id: campaign }, { token: worker.own })
  }
  const { fin_hash } = await rowOf(earlier.id)
  await server.db.updateTable('member').set({ fin_hash: null }).where('id', '=', earlier.id).execute()
  expect(await correct({ id: one.id, fin: finOf(earlier.n) })).toMatchObject({ status: 200 })
  const rows = await server.db.selectFrom('campaign_claim').select(['member_id', 'person']).where('campaign_id', '=', campaign).execute()
  const claims = rows.map(({ member_id, person }) => [member_id, person])
  expect(claims.toSorted()).toEqual(
    [
      [earlier.id, fin_hash],
      [one.id, one.id],
    ].toSorted(),
  )
  const again = await server.call(claimCampaign, { id: campaign }, { token: one.own })
  expect((await server.db.selectFrom('campaign_claim').select('id').where('campaign_id', '=', campaign).execute()).length).toBe(2)
  expect(again.status).toBe(200)
})

it('takes along what a person used at shops today, and adds it to what the right FIN had used', async () => {
  const shop = await openShop(server)
  const privilege = await offerPrivilege(server, [shop], { memberLimit: 1, memberPeriod: 'day' })
  const { id, own } = await join()
  await makeActive(server, { user: { id } } as never)
  expect((await tryCode(server, own, { kind: 'privilege', id: privilege }, shop)).status).toBe(200)
  await correct({ id, fin: finAt(4) })
  expect((await tryCode(server, own, { kind: 'privilege', id: privilege }, shop)).reason).toBe('redemptions.memberLimit')
})

it('takes along how often a membership was looked for today', async () => {
  const { id, n } = await join()
  const search = async (fin: string) => {
    const { proof } = await phoneInHand(server, 900 + (worker += 1))
    return server.call(findAccount, { proof, ...searchOf(n, { fin: fin.slice(0, 8), finLastFour: fin.slice(5), nationality: 'CN' }) })
  }
  for (let i = 0; i < 5; i += 1) expect((await search(finOf(n))).reason).toBe('account.countryOrBirthDate')
  await stayAtDesk(server)
  await correct({ id, fin: finAt(5) })
  expect((await search(finAt(5))).reason).toBe('account.dayLimit')
})

it('takes a block along: the right FIN may not sign up, the mistaken one may', async () => {
  const { id, n } = await join()
  await server.ok(blockFin, { id, reason }, { token })
  expect((await correct({ id, fin: finAt(6) })).status).toBe(200)
  await server.db.updateTable('member').set({ fin_hash: null }).where('id', '=', id).execute()
  const trySignUp = async (fin: string) => {
    const { proof } = await proveNumber(server, 900 + (worker += 1))
    return server.call(checkSignUp, { ...personOf(n), proof, fin: fin.slice(0, 8), finLastFour: fin.slice(5) })
  }
  expect((await trySignUp(finAt(6))).reason).toBe('account.invalidSignUp')
  expect((await trySignUp(finOf(n))).status).toBe(200)
})
