import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { knownPhoneHeader } from '@mwc/contract/endpoint/api-base'
import { checkCard, proveFromPhone } from '@mwc/contract/card/card.calls'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { contactDays, parseProof } from '@mwc/contract/card/card-proof'
import { listLog } from '@mwc/contract/log/log.calls'
import { changeMobile, changePassword, closeAccount, downloadData, readAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { endAllSessions } from '@mwc/contract/account/sessions/sessions.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmed, confirmedByBoth, makeActive, newMobileCode } from '../../testing/fixtures/account-fixtures.ts'
import { type CardPhone, cardPhone, provingPhone, resultOf } from '../../testing/fixtures/card-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { forgedProofs } from '../../testing/forged-proofs.ts'
import { mobileOf, signUpWorker, testPassword } from '../../testing/fixtures/person-fixtures.ts'
import { tokenHash } from '../../keys/encryption.ts'
import { requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let last = 0
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function activeWorker() {
  const n = next()
  const signed = await signUpWorker(server, n)
  await makeActive(server, signed)
  return { n, ...signed }
}
const logInAgain = (n: number) => server.ok(logIn, { ...mobileOf(n), password: testPassword })

test('a card of now is valid, with initials, state and last day, and nothing else', async () => {
  const { token } = await activeWorker()
  const phone = await provingPhone(server, token)
  const answer = await server.ok(checkCard, { proof: await phone.proofAt() })
  const checkedAt = new Date(server.clock.now().epochMilliseconds).toISOString()
  expect(answer).toEqual({ result: 'valid', initials: 'R. U.', status: 'active', validTo: '2026-09-09', checkedAt })
})

test('the first phone proves without a tap; another one only with it, and the first is told which', async () => {
  const { n, token } = await activeWorker()
  const [old, fresh] = [await cardPhone(server), await cardPhone(server)]
  const first = await server.ok(proveFromPhone, { publicKey: old.publicKey, takeOver: false }, { token })
  expect(first.keyId).toBe(old.keyId)
  const { token: other } = await logInAgain(n)
  expect(await resultOf(server, await old.proofAt())).toBe('valid')
  const asked = await server.ok(proveFromPhone, { publicKey: fresh.publicKey, takeOver: false }, { token: other })
  expect([asked.keyId, await resultOf(server, await fresh.proofAt())]).toEqual([old.keyId, 'unknown'])
  const taken = await server.ok(proveFromPhone, { publicKey: fresh.publicKey, takeOver: true }, { token: other })
  expect(taken.keyId).toBe(fresh.keyId)
  expect([await resultOf(server, await old.proofAt()), await resultOf(server, await fresh.proofAt())]).toEqual(['stale', 'valid'])
  const told = await server.ok(proveFromPhone, { publicKey: old.publicKey, takeOver: false }, { token })
  expect(told.keyId).toBe(fresh.keyId)
  await server.ok(proveFromPhone, { publicKey: old.publicKey, takeOver: true }, { token })
  expect([await resultOf(server, await old.proofAt()), await resultOf(server, await fresh.proofAt())]).toEqual(['valid', 'stale'])
})

test('a phone that logged out without a network proves again once it is logged in, by itself; another phone does not', async () => {
  const { n, token } = await activeWorker()
  const [before, after, stranger] = [await cardPhone(server), await cardPhone(server), await cardPhone(server)]
  await server.ok(proveFromPhone, { publicKey: before.publicKey, takeOver: false }, { token })
  const provesBy = async (phoneHash: string | undefined, { publicKey, keyId }: CardPhone) => {
    const request = requestOf(logIn, { ...mobileOf(n), password: testPassword })
    const headers = { ...request.headers, ...(phoneHash && { [knownPhoneHeader]: phoneHash }) }
    const signed = (await server.app.inject({ ...request, headers })).json<{ data: { token: string } }>().data
    return (await server.ok(proveFromPhone, { publicKey, takeOver: false }, { token: signed.token })).keyId === keyId
  }
  const { token: ofAnother } = await activeWorker()
  expect(await provesBy(undefined, stranger)).toBe(false)
  expect(await provesBy(tokenHash(ofAnother), stranger)).toBe(false)
  expect((await server.call(readAccount, {}, { token: ofAnother })).status).toBe(200)
  expect(await provesBy(tokenHash(token), after)).toBe(true)
  expect(await resultOf(server, await before.proofAt())).toBe('stale')
  expect((await server.call(readAccount, {}, { token })).status).toBe(401)
})

test('asking again as the phone that proves changes nothing', async () => {
  const { token } = await activeWorker()
  const { publicKey } = await cardPhone(server)
  const first = await server.ok(proveFromPhone, { publicKey, takeOver: false }, { token })
  server.clock.advance({ minutes: 5 })
  for (const takeOver of [false, true]) expect(await server.ok(proveFromPhone, { publicKey, takeOver }, { token })).toEqual(first)
})

test('one step of 30 seconds either side is accepted; earlier and later ones, of yesterday and of next year, are stale', async () => {
  const { token } = await activeWorker()
  const phone = await provingPhone(server, token)
  const now = server.clock.now()
  const at = async (seconds: number) => resultOf(server, await phone.proofAt(now.add({ seconds })))
  expect(await Promise.all([-30, 0, 30].map(at))).toEqual(['valid', 'valid', 'valid'])
  expect(await Promise.all([-61, -86_400, 61, 366 * 86_400].map(at))).toEqual(['stale', 'stale', 'stale', 'stale'])
  const shown = await phone.proofAt()
  server.clock.advance({ seconds: 59 })
  expect(await resultOf(server, shown)).toBe('valid')
  server.clock.advance({ seconds: 1 })
  expect(await resultOf(server, shown)).toBe('stale')
})

test('random and changed proofs are unknown, and tell no name', async () => {
  const [mine, others] = [await activeWorker(), await activeWorker()]
  const [phone, otherPhone] = [await provingPhone(server, mine.token), await provingPhone(server, others.token)]
  const [real, other] = [parseProof(await phone.proofAt()), parseProof(await otherPhone.proofAt())]
  if (!real || !other) throw new Error('a phone wrote what is no proof')
  for (const proof of forgedProofs(200, real, other))
    expect(await server.ok(checkCard, { proof })).toMatchObject({ result: 'unknown', initials: null, status: null, validTo: null })
  expect(await resultOf(server, await phone.proofAt())).toBe('valid')
})

test("another phone's key, one of nobody, and a key under another's name prove nothing", async () => {
  const { token } = await activeWorker()
  const { token: anothers } = await activeWorker()
  const mine = await provingPhone(server, token)
  expect(await resultOf(server, await (await cardPhone(server)).proofAt())).toBe('unknown')
  const answer = await server.call(proveFromPhone, { publicKey: mine.publicKey, takeOver: true }, { token: anothers })
  expect([answer.status, answer.reason, answer.refusal?.details?.fields?.[0]?.field]).toEqual([400, 'request.invalid', 'publicKey'])
  expect(await resultOf(server, await mine.proofAt())).toBe('valid')
})

test('what is no P-256 key is refused by name', async () => {
  const { token } = await activeWorker()
  const answer = await server.call(proveFromPhone, { publicKey: 'A'.repeat(122), takeOver: true }, { token })
  expect([answer.status, answer.reason, answer.refusal?.details?.fields?.[0]?.field]).toEqual([400, 'request.invalid', 'publicKey'])
})

type Worker = Awaited<ReturnType<typeof activeWorker>>
const ends: [string, (worker: Worker) => Promise<unknown>][] = [
  ['log-out', ({ token }) => server.ok(logOut, {}, { token })],
  ['a new password', ({ token }) => server.ok(changePassword, { oldPassword: testPassword, password: 'Lighthouse9Quay' }, { token })],
  [
    'being signed out from elsewhere',
    async ({ n }) => server.ok(endAllSessions, { which: 'others' }, { token: (await logInAgain(n)).token }),
  ],
  [
    'a new number, on the phone that changed it too',
    async ({ token }) => {
      server.clock.advance({ seconds: 61 })
      const to = next()
      await server.ok(changeMobile, { ...mobileOf(to), ...(await newMobileCode(server, token, to)) }, { token })
    },
  ],
  [
    'being deactivated',
    ({ user }) => server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', user.id).execute(),
  ],
  ['staff, who sign the phone out as well', async ({ user }) => stoppedByStaff(user.id)],
  [`${contactDays} days and an hour without contact`, async () => server.clock.advance({ hours: contactDays * 24 + 1, seconds: 1 })],
]

async function stoppedByStaff(id: string) {
  const { token } = await signInAtDesk(server, `support${next()}`, 'support')
  return server.ok(stopCard, { id, note: 'Phone lost, called the helpline' }, { token })
}

test.for(ends)('a key is stale after %s', async ([, end]) => {
  const worker = await activeWorker()
  const phone = await provingPhone(server, worker.token)
  server.clock.advance({ seconds: 1 })
  expect(await resultOf(server, await phone.proofAt())).toBe('valid')
  await end(worker)
  server.clock.advance({ seconds: 1 })
  expect(await resultOf(server, await phone.proofAt())).toBe('stale')
})

test('a closed account leaves no key, and its card is unknown', async () => {
  const { token } = await activeWorker()
  const phone = await provingPhone(server, token)
  const confirmation = await confirmedByBoth(server, token)
  await server.ok(closeAccount, { confirmation }, { token })
  expect(await resultOf(server, await phone.proofAt())).toBe('unknown')
  expect(await server.db.selectFrom('card_key').select('id').where('id', '=', phone.keyId).execute()).toEqual([])
})

test('contact keeps a key in force beyond eight days', async () => {
  const { token } = await activeWorker()
  const phone = await provingPhone(server, token)
  for (let visit = 0; visit < 3; visit += 1) {
    server.clock.advance({ hours: 7 * 24 })
    await server.ok(proveFromPhone, { publicKey: phone.publicKey, takeOver: false }, { token })
    expect(await resultOf(server, await phone.proofAt())).toBe('valid')
  }
})

test('a membership that ended is expired; one that is renewed is valid again with the same key', async () => {
  const worker = await activeWorker()
  const phone = await provingPhone(server, worker.token)
  server.clock.set('2027-01-10T10:00:00+08:00')
  await server.db
    .updateTable('session')
    .set({ last_seen_at: new Date(server.clock.now().epochMilliseconds) })
    .execute()
  expect(await server.ok(checkCard, { proof: await phone.proofAt() })).toMatchObject({
    result: 'expired',
    initials: 'R. U.',
    status: 'inactive',
  })
  const refused = await server.call(proveFromPhone, { publicKey: phone.publicKey, takeOver: false }, { token: worker.token })
  expect(refused.reason).toBe('membership.notActive')
  await makeActive(server, worker)
  expect(await resultOf(server, await phone.proofAt())).toBe('valid')
})

test('a member brings at most 50 new keys a day, and the last one goes on proving', async () => {
  const { token } = await activeWorker()
  const phones = await Promise.all(Array.from({ length: 51 }, () => cardPhone(server)))
  const reasons: (string | undefined)[] = []
  for (const { publicKey } of phones) reasons.push((await server.call(proveFromPhone, { publicKey, takeOver: true }, { token })).reason)
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(50)
  expect(reasons.at(-1)).toBe('account.dayLimit')
  expect(await resultOf(server, (await phones[49]?.proofAt()) ?? '')).toBe('valid')
})

test('what is not good counts against the caller, what is good does not', async () => {
  const own = await startTestServer({ env: { CALLER_HOUR_LIMIT: '3' } })
  try {
    const signed = await signUpWorker(own, 1)
    await makeActive(own, signed)
    const phone = await provingPhone(own, signed.token)
    for (let i = 0; i < 5; i += 1) expect(await resultOf(own, await phone.proofAt())).toBe('valid')
    for (let i = 0; i < 3; i += 1) expect(await resultOf(own, 'no-proof')).toBe('unknown')
    const refused = await own.call(checkCard, { proof: await phone.proofAt() })
    expect([refused.reason, refused.refusal?.details?.retryAfterSeconds]).toEqual(['request.tooMany', 3600])
  } finally {
    await own.close()
  }
})

test('staff who stop a card twice, or one of nobody, are told so; the log keeps why', async () => {
  const { token, user } = await activeWorker()
  await provingPhone(server, token)
  expect((await stoppedByStaff(user.id)).stopped).not.toBeNull()
  expect((await stoppedByStaff(user.id)).stopped).toBeNull()
  const desk = (await signInAtDesk(server, `membership${next()}`, 'membership')).token
  const nobody = await server.call(stopCard, { id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', note: 'x' }, { token: desk })
  expect(nobody.reason).toBe('request.notFound')
  const content = (await signInAtDesk(server, `content${next()}`, 'content')).token
  expect((await server.call(stopCard, { id: user.id, note: 'x' }, { token: content })).reason).toBe('staff.notAllowed')
  const admin = (await signInAtDesk(server, `admin${next()}`, 'admin')).token
  const { rows } = await server.ok(listLog, { act: 'members.stopCard', memberId: user.id }, { token: admin })
  expect(rows.map(({ reason }) => reason)).toEqual(Array(2).fill('Phone lost, called the helpline'))
  const stopped = { proving: { device: expect.any(String), since: expect.any(String) } }
  expect(rows.map(({ before }) => before)).toEqual(expect.arrayContaining([{ proving: null }, stopped]))
})

test("the member's own data names the phones that proved the card", async () => {
  const { token } = await activeWorker()
  await provingPhone(server, token)
  const { record } = await server.ok(downloadData, { confirmation: await confirmed(server, token, 'downloadData') }, { token })
  expect((record as { cardPhones: unknown[] }).cardPhones).toHaveLength(1)
})
