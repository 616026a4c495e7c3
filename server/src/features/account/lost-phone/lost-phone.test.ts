import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { decidePhoneRequest, listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { findAccount, finishMove, moveMobile, requestMove, verifyPhoneInHand } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { changeMobile, closeAccount, readAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { rejectPhoneRequest } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { listLog } from '@mwc/contract/log/log.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmedByBoth, foundFrom, newMobileCode, phoneInHand, searchOf } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { inboxOf, takePush } from '../../../testing/fixtures/notification-fixtures.ts'
import {
  formOf,
  mobileOf,
  personOf,
  proveNumber,
  receiveCode,
  signUpWorker,
  testPassword,
} from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sendDuePushes } from '../../notifications/push/send-due-pushes.ts'

let server: TestServer
let last = 500
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ minutes: 2 }))
afterAll(() => server.close())

const fresh = 'Anchor9Bridge'
const withPassword = (n: number, password = testPassword) => server.call(logIn, { ...mobileOf(n), password })
const search = async (inHand: number, n: number, change: Record<string, string> = {}) => {
  const { proof } = await phoneInHand(server, inHand)
  return server.call(findAccount, { proof, ...searchOf(n, change) })
}
const codeOf = (answer: { refusal: { code: number } | undefined }) => answer.refusal?.code

test('a search that fits is a ticket, and the password moves the number at once: sessions end, the old number is told', async () => {
  const [n, hand] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const move = await foundFrom(server, n, hand)
  expect((await server.call(moveMobile, { move, password: 'Harbour8Crane' })).reason).toBe('account.wrongPassword')
  const moved = await server.ok(moveMobile, { move, password: testPassword })
  expect(moved.user.mobile).toContain(mobileOf(hand).mobile.slice(-4))
  await server.runJobs()
  expect(server.sms.sent.at(-1)?.to).toBe(`+65${mobileOf(n).mobile}`)
  expect([(await server.call(me, {}, { token })).status, (await server.call(me, {}, { token: moved.token })).status]).toEqual([401, 200])
  expect([(await withPassword(n)).status, (await withPassword(hand)).status]).toEqual([403, 200])
  expect((await server.call(moveMobile, { move, password: testPassword })).reason).toBe('account.proofExpired')
})

test('1011: the old number is nobody’s; 1012: the FIN is nobody’s', async () => {
  const [n, nobody, hand] = [next(), next(), next()]
  await signUpWorker(server, n)
  expect(codeOf(await search(hand, n, { oldMobile: mobileOf(nobody).mobile }))).toBe(1011)
  server.clock.advance({ minutes: 2 })
  const { fin, finLastFour } = personOf(nobody)
  expect(codeOf(await search(hand, n, { fin, finLastFour }))).toBe(1012)
})

test('1013: the country or the birth date is another; 1014: number and FIN are of two members', async () => {
  const [n, other, hand] = [next(), next(), next()]
  await signUpWorker(server, n)
  await signUpWorker(server, other)
  const { proof } = await phoneInHand(server, hand)
  const find = async (change: Record<string, string>) => codeOf(await server.call(findAccount, { proof, ...searchOf(n, change) }))
  expect(await find({ nationality: 'IN' })).toBe(1013)
  expect(await find({ birthDate: '10/03/1990' })).toBe(1013)
  expect(await find({ oldMobile: mobileOf(other).mobile })).toBe(1014)
})

test('1015: the account was closed; 1016: the number is no longer this member’s', async () => {
  const [closed, moved, to, hand] = [next(), next(), next(), next()]
  const { token } = await signUpWorker(server, closed)
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
  const second = await signUpWorker(server, moved)
  const { confirmation, code } = await newMobileCode(server, second.token, to)
  await server.ok(changeMobile, { ...mobileOf(to), code, confirmation }, { token: second.token })
  const { proof } = await phoneInHand(server, hand)
  expect(codeOf(await server.call(findAccount, { proof, ...searchOf(closed) }))).toBe(1015)
  expect(codeOf(await server.call(findAccount, { proof, ...searchOf(moved) }))).toBe(1016)
})

test('whose number was handed on to another member comes back by the number that was lost', async () => {
  const [n, heir, hand] = [next(), next(), next()]
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const { proof } = await proveNumber(server, n)
  await server.ok(signUp, { ...formOf(heir), proof, notMine: true })
  const move = await foundFrom(server, n, hand)
  expect((await server.ok(moveMobile, { move, password: testPassword })).user.finLastFour).toBe(personOf(n).finLastFour)
  // The heir keeps the number.
  expect((await withPassword(n)).data?.user.finLastFour).toBe(personOf(heir).finLastFour)
})

test('a phone in hand that somebody has is said so once it is proved; the old number itself is refused', async () => {
  const [n, hand] = [next(), next()]
  await signUpWorker(server, n)
  const { proof } = await phoneInHand(server, hand)
  const same = await server.call(findAccount, { proof, ...searchOf(n, { oldMobile: mobileOf(hand).mobile }) })
  expect(same.reason).toBe('account.sameMobile')
  server.clock.advance({ seconds: 61 })
  const code = await receiveCode(server, n, 'lostPhone')
  expect((await server.call(verifyPhoneInHand, { ...mobileOf(n), code })).reason).toBe('account.mobileTaken')
})

test('a phone in hand searches 5 times a day, and a FIN is searched for 5 times a day, found or not', async () => {
  server.clock.set('2026-04-02T09:00:00+08:00')
  const [n, hand] = [next(), next()]
  await signUpWorker(server, n)
  const { proof } = await phoneInHand(server, hand)
  const reasons = []
  for (let i = 0; i < 6; i += 1) reasons.push((await server.call(findAccount, { proof, ...searchOf(next()) })).reason)
  expect(reasons).toEqual([...Array(5).fill('account.oldMobileUnknown'), 'account.dayLimit'])
  const byFin = []
  for (let i = 0; i < 6; i += 1) byFin.push((await search(next(), n)).reason)
  expect(byFin).toEqual([...Array(5).fill(undefined), 'account.dayLimit'])
})

test('a ticket gives no guesses of its own: 25 an hour with those at log-in', async () => {
  server.clock.set('2026-04-05T09:00:00+08:00')
  const [n, hand] = [next(), next()]
  await signUpWorker(server, n)
  const move = await foundFrom(server, n, hand)
  for (let i = 0; i < 20; i += 1) await withPassword(n, 'wrong')
  const reasons = []
  for (let i = 0; i < 6; i += 1) reasons.push((await server.call(moveMobile, { move, password: 'wrong' })).reason)
  expect(reasons).toEqual([...Array(5).fill('account.wrongPassword'), 'account.passwordLocked'])
})

test('without the password staff decide: both phones are told, 24 hours pass, then an OTP and a new password', async () => {
  const [n, hand] = [next(), next()]
  const { token: old } = await signUpWorker(server, n)
  const desk = (await signInAtDesk(server, 'membership1', 'membership')).token
  const move = await foundFrom(server, n, hand)
  expect(await server.ok(requestMove, { move })).toEqual({ state: 'waiting', readyAt: null })
  expect((await server.call(requestMove, { move })).reason).toBe('account.proofExpired')
  await server.runJobs()
  expect(server.sms.sent.at(-1)?.to).toBe(`+65${mobileOf(n).mobile}`)
  expect((await server.ok(readAccount, {}, { token: old })).phoneRequest).toMatchObject({ state: 'waiting' })

  const { rows: requests, total } = await server.ok(listPhoneRequests, { onlyWaiting: 'true' }, { token: desk })
  expect([total, requests[0]?.member.finLastFour]).toEqual([1, personOf(n).finLastFour])
  const id = requests[0]?.id ?? ''
  expect(requests[0]?.may).toEqual(['approve', 'decline'])
  const decision = { id, decision: 'approve', checked: 'inPerson', note: 'Work permit seen' } as const
  const sent = server.sms.sent.length
  await server.ok(decidePhoneRequest, decision, { token: desk })
  expect((await server.ok(decidePhoneRequest, decision, { token: desk })).may).toEqual(['decline'])
  await server.runJobs()
  expect(server.sms.sent.slice(sent).map(({ to }) => to)).toEqual([`+65${mobileOf(hand).mobile}`, `+65${mobileOf(n).mobile}`])

  server.clock.advance({ hours: 23 })
  const early = await phoneInHand(server, hand)
  expect(early.request?.state).toBe('approved')
  expect((await server.call(finishMove, { proof: early.proof, password: fresh })).reason).toBe('account.requestWaits')
  server.clock.advance({ hours: 1 })
  const { proof, request } = await phoneInHand(server, hand)
  expect(request?.state).toBe('ready')
  const moved = await server.ok(finishMove, { proof, password: fresh })
  expect(moved.user.mobile).toContain(mobileOf(hand).mobile.slice(-4))
  expect((await server.call(me, {}, { token: old })).status).toBe(401)
  expect([(await withPassword(hand, fresh)).status, (await withPassword(hand)).status]).toEqual([200, 403])
  expect((await server.call(finishMove, { proof, password: fresh })).reason).toBe('account.proofExpired')
})

test('the log keeps what was decided and why; support reads and does not decide', async () => {
  const [n, hand] = [next(), next()]
  await signUpWorker(server, n)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  const support = (await signInAtDesk(server, 'support1', 'support')).token
  const finance = (await signInAtDesk(server, 'finance1', 'finance')).token
  const admin = (await signInAtDesk(server, 'admin1', 'admin')).token
  const { rows: requests } = await server.ok(listPhoneRequests, { onlyWaiting: 'true' }, { token: support })
  expect(requests[0]?.may).toEqual([])
  const input = { id: requests[0]?.id ?? '', decision: 'decline', checked: 'call', note: 'Did not know the employer' } as const
  expect((await server.call(decidePhoneRequest, input, { token: support })).reason).toBe('staff.notAllowed')
  expect((await server.call(listPhoneRequests, {}, { token: finance })).reason).toBe('staff.notAllowed')
  expect(await server.ok(decidePhoneRequest, input, { token: admin })).toMatchObject({ state: 'declined', may: [] })
  expect((await server.call(decidePhoneRequest, { ...input, decision: 'approve' }, { token: admin })).reason).toBe('account.requestEnded')
  const { rows } = await server.ok(listLog, { recordKind: 'phoneRequest', recordId: input.id }, { token: admin })
  expect(rows).toMatchObject([
    { act: 'phoneRequests.decline', username: 'admin1', reason: input.note, before: { state: 'waiting' }, after: { state: 'declined' } },
  ])
  expect(JSON.stringify(rows)).not.toContain(mobileOf(n).mobile)
})

test('the owner rejects a request, whatever staff decided, and nobody else can', async () => {
  const [n, hand] = [next(), next()]
  const owner = await signUpWorker(server, n)
  const stranger = await signUpWorker(server, next())
  const desk = (await signInAtDesk(server, 'membership2', 'membership')).token
  const isTold = async ({ token }: { token: string }) => (await server.ok(me, {}, { token })).moveAsked
  expect(await isTold(owner)).toBe(false)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  expect([await isTold(owner), await isTold(stranger)]).toEqual([true, false])
  const { phoneRequest } = await server.ok(readAccount, {}, { token: owner.token })
  const id = phoneRequest?.id ?? ''
  await server.ok(decidePhoneRequest, { id, decision: 'approve', checked: 'call', note: 'Checked' }, { token: desk })
  expect((await server.call(rejectPhoneRequest, { id }, { token: stranger.token })).status).toBe(404)
  expect(await isTold(owner)).toBe(true)
  await server.ok(rejectPhoneRequest, { id }, { token: owner.token })
  expect(await isTold(owner)).toBe(false)
  server.clock.advance({ hours: 25 })
  const { proof, request } = await phoneInHand(server, hand)
  expect(request?.state).toBe('rejected')
  expect((await server.call(finishMove, { proof, password: fresh })).reason).toBe('account.requestEnded')
  expect((await withPassword(n)).status).toBe(200)
})

test('a number that the account gets while an approved move to another phone is open hears of that move; with no such move it hears nothing', async () => {
  const [n, to, again, hand] = [next(), next(), next(), next()]
  const { token } = await signUpWorker(server, n)
  const desk = { token: (await signInAtDesk(server, `desk-${n}`, 'membership')).token }
  const heardAt = (of: number) => server.sms.sent.filter(({ to: number }) => number === `+65${mobileOf(of).mobile}`)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  const { rows } = await server.ok(listPhoneRequests, {}, desk)
  const id = rows.find(({ newMobile }) => newMobile.endsWith(mobileOf(hand).mobile.slice(-4)))?.id ?? ''
  const decide = (decision: 'approve' | 'decline') =>
    server.ok(decidePhoneRequest, { id, decision, checked: 'call', note: 'Papers seen' }, desk)
  await decide('approve')
  await server.ok(changeMobile, { ...mobileOf(to), ...(await newMobileCode(server, token, to)) }, { token })
  await server.runJobs()
  expect(heardAt(to).at(-1)?.text).toContain(`move your account to the number ending ${mobileOf(hand).mobile.slice(-4)}`)

  server.clock.advance({ minutes: 2 })
  await decide('decline')
  await server.ok(changeMobile, { ...mobileOf(again), ...(await newMobileCode(server, token, again)) }, { token })
  await server.runJobs()
  expect(heardAt(again).filter(({ text }) => text.includes('move your account'))).toEqual([])
})

test('the owner is told in the inbox and by push when somebody asks and when staff approve, each once, and of no rejection', async () => {
  const [n, hand] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const phone = await takePush(server, token, `owner-${n}`)
  const pushes = () => server.push.sent.filter(({ endpoint }) => endpoint === phone).length
  const ending = mobileOf(hand).mobile.slice(-4)
  const titles = async () => (await inboxOf(server, token)).map(({ title }) => title)
  for (let times = 0; times < 2; times += 1) {
    await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
    server.clock.advance({ minutes: 2 })
  }
  await sendDuePushes(server.deps)
  expect(await titles()).toEqual(['Somebody wants to move your account'])
  expect(pushes()).toBe(1)

  const id = (await server.ok(readAccount, {}, { token })).phoneRequest?.id ?? ''
  const desk = (await signInAtDesk(server, `staff-${next()}`, 'membership')).token
  const decision = { id, decision: 'approve', checked: 'call', note: 'Checked' } as const
  for (let times = 0; times < 2; times += 1) await server.ok(decidePhoneRequest, decision, { token: desk })
  await sendDuePushes(server.deps)
  const [coming, asked] = await inboxOf(server, token)
  expect([coming, asked]).toMatchObject([
    { kind: 'account', opens: 'account', title: 'Your account will move to another phone', text: expect.stringContaining(ending) },
    { kind: 'account', opens: 'account', text: expect.stringContaining(ending) },
  ])
  expect((await inboxOf(server, token, 'chinese'))[0]?.text).toContain('如果不是您本人')
  expect(pushes()).toBe(2)

  await server.ok(rejectPhoneRequest, { id }, { token })
  await sendDuePushes(server.deps)
  expect([(await titles()).length, pushes()]).toEqual([2, 2])
})

test('a request that staff decline is told as asked for, and nothing more', async () => {
  const [n, hand] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  const id = (await server.ok(readAccount, {}, { token })).phoneRequest?.id ?? ''
  const desk = (await signInAtDesk(server, `staff-${next()}`, 'membership')).token
  await server.ok(decidePhoneRequest, { id, decision: 'decline', checked: 'call', note: 'Not the owner' }, { token: desk })
  expect((await inboxOf(server, token)).map(({ title }) => title)).toEqual(['Somebody wants to move your account'])
})

test('an approved move is not hidden by a newer request to the same phone', async () => {
  const [n, other, third, hand] = [next(), next(), next(), next()]
  for (const one of [n, other, third]) await signUpWorker(server, one)
  const ask = async (of: number) => {
    server.clock.advance({ minutes: 2 })
    await server.ok(requestMove, { move: await foundFrom(server, of, hand) })
    server.clock.advance({ minutes: 2 })
  }
  const approve = async () => {
    const desk = (await signInAtDesk(server, `staff-${next()}`, 'membership')).token
    const { rows } = await server.ok(listPhoneRequests, { onlyWaiting: 'true' }, { token: desk })
    await server.ok(decidePhoneRequest, { id: rows[0]?.id ?? '', decision: 'approve', checked: 'call', note: 'Checked' }, { token: desk })
  }
  await ask(n)
  await approve()
  await ask(other)
  expect((await phoneInHand(server, hand)).request?.state).toBe('approved')
  server.clock.advance({ hours: 24 })
  await approve()
  await ask(third)
  const { proof, request } = await phoneInHand(server, hand)
  expect(request?.state).toBe('ready')
  expect((await server.ok(finishMove, { proof, password: fresh })).user.finLastFour).toBe(personOf(n).finLastFour)
})

test('an approved move that nobody finished in 30 days hides no newer request to the same phone', async () => {
  const [n, other, hand] = [next(), next(), next()]
  for (const one of [n, other]) await signUpWorker(server, one)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  const desk = (await signInAtDesk(server, 'membership4', 'membership')).token
  const { rows } = await server.ok(listPhoneRequests, { onlyWaiting: 'true' }, { token: desk })
  await server.ok(decidePhoneRequest, { id: rows[0]?.id ?? '', decision: 'approve', checked: 'call', note: 'Checked' }, { token: desk })
  server.clock.advance({ hours: 31 * 24 })
  await server.ok(requestMove, { move: await foundFrom(server, other, hand) })
  server.clock.advance({ minutes: 2 })
  expect((await phoneInHand(server, hand)).request?.state).toBe('waiting')
})

test('one request after the other is taken, however many came before', async () => {
  for (let count = 0; count < 12; count += 1) {
    const n = next()
    await signUpWorker(server, n)
    expect((await server.ok(requestMove, { move: await foundFrom(server, n, next()) })).state).toBe('waiting')
  }
})

test('a request that nobody decides on in 30 days is over', async () => {
  const [n, hand] = [next(), next()]
  await signUpWorker(server, n)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  server.clock.advance({ hours: 30 * 24 })
  const { proof, request } = await phoneInHand(server, hand)
  expect(request).toBeNull()
  expect((await server.call(finishMove, { proof, password: fresh })).reason).toBe('account.requestEnded')
  server.clock.advance({ minutes: 2 })
  expect((await server.ok(requestMove, { move: await foundFrom(server, n, hand) })).state).toBe('waiting')
})

test('a code for the phone in hand goes to any number', async () => {
  const hand = next()
  await server.runJobs()
  await server.ok(sendCode, { ...mobileOf(hand), purpose: 'lostPhone' })
  await server.runJobs()
  expect(server.sms.sent.at(-1)?.to).toBe(`+65${mobileOf(hand).mobile}`)
})

test('a request that is over by its age is told no more', async () => {
  const [n, hand] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  server.clock.advance({ hours: 30 * 24 - 1 })
  expect((await server.ok(me, {}, { token })).moveAsked).toBe(true)
  server.clock.advance({ hours: 1 })
  expect((await server.ok(me, {}, { token })).moveAsked).toBe(false)
})
