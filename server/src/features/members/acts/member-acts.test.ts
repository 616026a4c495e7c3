import { randomUUID } from 'node:crypto'
import { logIn, logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { changeMobile } from '@mwc/contract/account/own-account/own-account.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import * as calls from '@mwc/contract/members/member-acts-desk.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { listReviews } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { newMobileCode } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { offerPromo, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { finOf, formOf, mobileOf, proveNumber, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let worker = 0
const reason = 'Asked for at the counter'

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'keeper', 'membership')).token
})
beforeEach(() => stayAtDesk(server))
afterAll(() => server.close())

const join = async () => {
  const n = (worker += 1)
  const { user, token: own } = await signUpWorker(server, n)
  return { n, id: user.id, own }
}
const logged = async (id: string) => {
  const rows = await server.db.selectFrom('audit').select('act').where('member_id', '=', id).execute()
  return rows.map(({ act }) => act)
}
const today = () => dayOf(server.clock.now())
/** Of months from today, in the middle of a month as the tests' clock is. */
const lastDayOf = (months: number) => today().add({ months }).subtract({ days: 1 }).toString()
const termsOf = (id: string) =>
  server.db.selectFrom('term').selectAll().where('member_id', '=', id).where('voided_at', 'is', null).orderBy('first_day').execute()
const give = (id: string, months: number, idempotencyKey: string = randomUUID()) =>
  server.call(calls.giveMonths, { id, months, idempotencyKey, reason }, { token })

it('shows the whole FIN, kept by nothing on the way, and notes each time without the FIN', async () => {
  const { id, n } = await join()
  const answer = await server.app.inject(requestOf(calls.revealFin, { id, reason }, { token }))
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ code: 200, data: { fin: finOf(n) } })
  await server.ok(calls.revealFin, { id, reason }, { token })
  expect(await logged(id)).toEqual(['members.revealFin', 'members.revealFin'])
  expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain(finOf(n))
  expect(calls.revealFin.method + apiBase + calls.revealFin.path).toBe('POST/h5-api/desk/members/:id/fin/reveal')
})

it('stops an account: phones are out, nothing can be paid, late money is looked at; and lets it be used again', async () => {
  await offerPromo(server, 'KEPT', { totalLimit: 1 })
  const { id, own, n } = await join()
  const payment = await start(server, own, { promoCode: 'KEPT' })
  await server.ok(calls.deactivateMember, { id, reason }, { token })
  await server.ok(calls.deactivateMember, { id, reason }, { token })
  expect(await logged(id)).toEqual(['members.deactivate'])
  expect((await server.call(me, {}, { token: own })).status).toBe(401)
  const again = await server.ok(logIn, { ...mobileOf(n), password: testPassword })
  expect((await server.ok(me, {}, { token: again.token })).membership).toMatchObject({ deactivated: true, vipStatus: '3' })
  const promo = await server.db.selectFrom('promo').select('used').where('code', '=', 'KEPT').executeTakeFirstOrThrow()
  expect(promo.used).toBe(0)
  expect(await tell(server, settledReport(server, payment))).toBe(200)
  const { rows } = await server.ok(listReviews, { pageSize: 100 }, { token })
  expect(rows.find(({ payment: of }) => of.id === payment.id)).toMatchObject({ reviewReason: 'memberGone' })
  expect(await termsOf(id)).toEqual([])
  expect((await give(id, 1)).reason).toBe('members.deactivated')
  await server.ok(calls.reactivateMember, { id, reason }, { token })
  expect((await server.ok(me, {}, { token: again.token })).membership.deactivated).toBe(false)
  expect((await logged(id)).toSorted()).toEqual(['members.deactivate', 'members.reactivate'])
})

it('lets nobody sign up with a blocked FIN, of a member or typed, and everybody once the block is lifted', async () => {
  const trySignUp = async (fin: string) => {
    const n = (worker += 1)
    const { proof } = await proveNumber(server, n)
    const form = { ...formOf(n), fin: fin.slice(0, 8), finLastFour: fin.slice(5) }
    return server.call(signUp, { idempotencyKey: randomUUID(), proof, ...form } as never)
  }
  const { id, n } = await join()
  await server.ok(calls.blockFin, { id, reason }, { token })
  expect((await trySignUp(finOf(n))).reason).toBe('account.invalidSignUp')
  const fin = finOf(7_000)
  for (const twice of [1, 2]) {
    expect([twice, (await server.call(calls.blockTypedFin, { fin, reason }, { token })).status]).toEqual([twice, 200])
  }
  const refused = await trySignUp(fin)
  expect(refused).toMatchObject({ status: 403, reason: 'account.invalidSignUp' })
  expect(refused.refusal?.message).toContain('helpline')
  await server.ok(calls.unblockTypedFin, { fin, reason }, { token })
  expect((await server.call(calls.unblockTypedFin, { fin, reason }, { token })).reason).toBe('members.finNotBlocked')
  expect((await trySignUp(fin)).status).toBe(200)
})

it('gives months after the run or from today, once under a key', async () => {
  const { id } = await join()
  const key = randomUUID()
  const first = { firstDay: today().toString(), lastDay: lastDayOf(1) }
  expect(await give(id, 1, key)).toMatchObject({ status: 200, data: first })
  expect(await give(id, 1, key)).toMatchObject({ status: 200, data: first })
  expect((await give(id, 2, key)).reason).toBe('members.keyReused')
  expect((await give(id, 24)).data).toEqual({
    firstDay: Temporal.PlainDate.from(first.lastDay).add({ days: 1 }).toString(),
    lastDay: lastDayOf(25),
  })
  expect((await termsOf(id)).map(({ source, months }) => [source, months])).toEqual([
    ['goodwill', 1],
    ['goodwill', 24],
  ])
  for (const months of [0, -1, 25, 1.5]) expect((await give(id, months)).status).toBe(400)
  expect(await logged(id)).toEqual(['members.giveMonths', 'members.giveMonths'])
})

it('takes a term back and lays later ones again; money behind it stays paid', async () => {
  const { id, own } = await join()
  await tell(server, settledReport(server, await start(server, own)))
  await give(id, 2)
  const [paid, given] = await termsOf(id)
  const before = await server.db.selectFrom('payment').select('state').where('member_id', '=', id).execute()
  await server.ok(calls.voidMemberTerm, { id: paid?.id ?? '', reason }, { token })
  expect((await termsOf(id)).map(({ first_day, months, source }) => [first_day, months, source])).toEqual([
    [today().toString(), 2, 'correction'],
  ])
  expect(await server.db.selectFrom('payment').select('state').where('member_id', '=', id).execute()).toEqual(before)
  const { ledger } = await server.ok(readMember, { id }, { token })
  expect(ledger.rows.filter(({ voidedAt }) => voidedAt === null).map(({ source }) => source)).toEqual(['correction'])
  // Taken back, and laid again meanwhile: neither is there to be taken back.
  for (const term of [paid, given]) {
    const again = await server.call(calls.voidMemberTerm, { id: term?.id ?? '', reason }, { token })
    expect(again).toMatchObject({ status: 409, reason: 'members.termVoided' })
  }
})

it('signs out every phone', async () => {
  const { id, own, n } = await join()
  const other = await server.ok(logIn, { ...mobileOf(n), password: testPassword })
  await server.ok(calls.endMemberSessions, { id, reason }, { token })
  for (const phone of [own, other.token]) expect((await server.call(me, {}, { token: phone })).status).toBe(401)
})

it('opens an unused account by an OTP once its holder is confirmed, for seven days, on the same number', async () => {
  const { id, own, n } = await join()
  const byCode = async () => {
    server.clock.advance({ seconds: 61 })
    const code = await receiveCode(server, n, 'logIn')
    return server.call(logInWithCode, { ...mobileOf(n), code })
  }
  const confirm = () => server.call(calls.confirmHolder, { id, checked: 'inPerson', reason }, { token })
  expect((await confirm()).reason).toBe('members.inUse')
  server.clock.advance({ hours: 24 * 181 })
  await stayAtDesk(server)
  expect((await byCode()).reason).toBe('account.needsPassword')
  const first = await confirm()
  const repeated = await confirm()
  expect(repeated.data).toEqual(first.data)
  expect(await logged(id)).toEqual(['members.confirmHolder'])
  server.clock.advance({ hours: 24 * 7 })
  expect((await byCode()).reason).toBe('account.needsPassword')
  await stayAtDesk(server)
  await confirm()
  expect((await byCode()).status).toBe(200)
  // The number is another now: what was confirmed was the holder of the old one.
  await server.db
    .updateTable('member')
    .set({ holder_confirmed_at: toDate(server.clock.now()) })
    .where('id', '=', id)
    .execute()
  const { token: fresh } = await server.ok(logIn, { ...mobileOf(n), password: testPassword })
  const moved = await newMobileCode(server, fresh, 8_000)
  await server.ok(changeMobile, { ...mobileOf(8_000), ...moved }, { token: fresh })
  const row = await server.db.selectFrom('member').select('holder_confirmed_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.holder_confirmed_at).toBeNull()
  expect((await server.call(me, {}, { token: own })).status).toBe(401)
})

it('knows no member by an id that is none', async () => {
  const id = randomUUID()
  for (const call of [calls.revealFin, calls.deactivateMember, calls.blockFin, calls.endMemberSessions, calls.voidMemberTerm])
    expect((await server.call(call, { id, reason }, { token })).reason).toBe('request.notFound')
})
