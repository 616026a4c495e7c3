import { checkSignUp, signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import { finOf, formOf, mobileOf, personOf, proveNumber, receiveCode, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 100
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Proves a number again, after the minute that another code waits. */
async function proveAgain(n: number) {
  server.clock.advance({ seconds: 61 })
  return proveNumber(server, n)
}

test('a new worker proves a number, signs up, and is signed in without having paid', async () => {
  const n = next()
  const { known, proof } = await proveNumber(server, n)
  expect(known).toBe('new')
  await server.ok(checkSignUp, { ...personOf(n), proof })
  const signedIn = await server.ok(signUp, { ...formOf(n), proof }, { language: 'india' })
  expect(signedIn.user).toMatchObject({ fullName: 'Rahim Uddin', memberNumber: expect.stringMatching(/^M\d{6}[A-L]$/), language: 'india' })
  expect(signedIn.user).toMatchObject({ mobile: `+65 •••• ${mobileOf(n).mobile.slice(-4)}`, finLastFour: finOf(n).slice(-4) })
  expect(signedIn.membership).toMatchObject({ status: 'pendingPayment', vipStatus: '2' })
  const mine = await server.ok(me, {}, { token: signedIn.token })
  expect(mine).toMatchObject({ user: signedIn.user, continuePaymentId: null, consents: { marketingSms: false, marketingCall: false } })
})

test('every consent is a row with wording, language and time; the FIN and the password lie readable nowhere', async () => {
  const n = next()
  const { proof } = await proveNumber(server, n)
  const { user } = await server.ok(signUp, { ...formOf(n), proof, marketingCall: true, wording: consentWording }, { language: 'chinese' })
  const consents = await server.db.selectFrom('consent').selectAll().where('member_id', '=', user.id).orderBy('kind').execute()
  expect(consents.map(({ kind, given }) => [kind, given])).toEqual([
    ['declaration', true],
    ['marketingCall', true],
    ['marketingMessaging', false],
    ['marketingSms', false],
    ['membership', true],
  ])
  expect(new Set(consents.map((row) => `${row.wording_version} ${row.language} ${row.at.toISOString()}`))).toEqual(
    new Set([`${consentWording} chinese ${new Date(server.clock.now().epochMilliseconds).toISOString()}`]),
  )
  const row = await server.db.selectFrom('member').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(finOf(n).slice(0, 8))
  expect(JSON.stringify(row)).not.toContain(formOf(n).password)
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
  expect(server.deps.encryption.decrypt(row.fin_cipher ?? '', finPlace(user.id))).toBe(finOf(n))
})

test('a proved number says what is known of it', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  const terms = async (first: string, last: string) => {
    await server.db.deleteFrom('term').where('member_id', '=', user.id).execute()
    const row = {
      id: crypto.randomUUID(),
      member_id: user.id,
      first_day: first,
      last_day: last,
      months: 6,
      source: 'goodwill',
      payment_id: null,
    } as const
    await server.db
      .insertInto('term')
      .values({ ...row, created_at: new Date(), void_reason: null })
      .execute()
  }
  expect((await proveAgain(n)).known).toBe('pendingPayment')
  await terms('2026-01-10', '2026-07-09')
  expect((await proveAgain(n)).known).toBe('active')
  await terms('2025-01-10', '2025-07-09')
  expect((await proveAgain(n)).known).toBe('expired')
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', user.id).execute()
  expect((await proveAgain(n)).known).toBe('deactivated')
})

test('a number that has an account does not get a second one', async () => {
  const n = next()
  await signUpWorker(server, n)
  const { proof } = await proveAgain(n)
  const other = next()
  expect((await server.call(checkSignUp, { ...personOf(other), proof })).reason).toBe('account.alreadyMember')
  expect((await server.call(signUp, { ...formOf(other), proof })).reason).toBe('account.alreadyMember')
})

test('"not mine" with the same FIN is refused; with another, the number moves and the old account loses its sessions', async () => {
  const n = next()
  const old = await signUpWorker(server, n)
  const { proof } = await proveAgain(n)
  expect((await server.call(checkSignUp, { ...personOf(n), proof, notMine: true })).reason).toBe('account.registrationIncorrect')
  const other = next()
  const taken = await server.ok(signUp, { ...formOf(other), proof, notMine: true })
  expect(taken.user.mobile).toBe(old.user.mobile)
  expect((await server.call(me, {}, { token: old.token })).status).toBe(401)
  const row = await server.db.selectFrom('member').select('mobile').where('id', '=', old.user.id).executeTakeFirstOrThrow()
  expect(row.mobile).toBeNull()
})

test('a proof from before an account was made does not take the number from it', async () => {
  const n = next()
  const early = await proveNumber(server, n)
  const { token } = await server.ok(signUp, { ...formOf(n), proof: (await proveAgain(n)).proof })
  const other = next()
  const claim = { ...formOf(other), proof: early.proof, notMine: true }
  expect((await server.call(signUp, claim)).reason).toBe('account.alreadyMember')
  expect((await server.call(checkSignUp, { ...personOf(other), proof: early.proof, notMine: true })).reason).toBe('account.alreadyMember')
  expect((await server.call(me, {}, { token })).status).toBe(200)
})

test('a FIN on file is refused, also that of a deactivated account, and nothing is written', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', user.id).execute()
  const { proof } = await proveNumber(server, next())
  expect((await server.call(checkSignUp, { ...personOf(n), proof })).refusal).toMatchObject({
    reason: 'account.duplicateFin',
    message: 'Duplicate UIN, call the helpline 6536 2692. This FIN is already signed up.',
  })
  const before = await server.db.selectFrom('member').selectAll().execute()
  expect((await server.call(signUp, { ...formOf(n), proof })).reason).toBe('account.duplicateFin')
  expect(await server.db.selectFrom('member').selectAll().execute()).toEqual(before)
})

test('a number may ask for 5 FINs a day; asking for the same one again is free', async () => {
  const { proof } = await proveNumber(server, next())
  const ask = async (n: number) => (await server.call(checkSignUp, { ...personOf(n), proof })).reason
  const fins = Array.from({ length: 6 }, () => next())
  const reasons = []
  for (const n of fins) reasons.push(await ask(n), await ask(n))
  expect(reasons).toEqual([...Array(10).fill(undefined), 'account.dayLimit', 'account.dayLimit'])
})

test('a sign-up with another FIN than the one that was checked is refused', async () => {
  const n = next()
  const { proof } = await proveNumber(server, n)
  await server.ok(checkSignUp, { ...personOf(n), proof })
  expect((await server.call(signUp, { ...formOf(next()), proof })).reason).toBe('account.registrationIncorrect')
  expect((await server.call(signUp, { ...formOf(n), proof })).status).toBe(200)
})

test('a proof opens one sign-up within 60 minutes; twice too late in a row leads to the helpline', async () => {
  const n = next()
  const first = await proveNumber(server, n)
  server.clock.advance({ minutes: 60 })
  expect((await server.call(signUp, { ...formOf(n), proof: first.proof })).reason).toBe('account.proofExpired')
  const second = await proveAgain(n)
  server.clock.advance({ minutes: 60 })
  expect((await server.call(signUp, { ...formOf(n), proof: second.proof })).reason).toBe('account.invalidSignUp')
  const third = await proveAgain(n)
  server.clock.advance({ minutes: 59 })
  expect((await server.call(signUp, { ...formOf(n), proof: third.proof })).status).toBe(200)
  expect((await server.call(signUp, { ...formOf(n), proof: third.proof })).reason).toBe('account.proofExpired')
})

test('a proof for a new password opens no sign-up', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const code = await receiveCode(server, n, 'forgetPassword')
  expect((await server.call(verifyMobile, { ...mobileOf(n), code })).reason).toBe('account.codeExpired')
})

test('members are 16 to 100 years old on the day in Singapore', async () => {
  server.clock.set('2026-06-01T00:30:00+08:00')
  const { proof } = await proveNumber(server, next())
  const age = async (birthDate: string) =>
    (await server.call(checkSignUp, { ...personOf(next()), birthDate, proof }, { language: 'english' })).refusal?.details?.fields
  const refused = [{ field: 'birthDate', problem: 'age', message: 'You must be 16 to 100 years old' }]
  expect([await age('01/06/2010'), await age('02/06/2010')]).toEqual([undefined, refused])
  expect([await age('02/06/1925'), await age('01/06/1925')]).toEqual([undefined, refused])
})
