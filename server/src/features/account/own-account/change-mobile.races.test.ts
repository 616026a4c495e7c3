import { logIn, logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { finishMove, moveMobile, requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { decidePhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { changeMobile, closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmedByBoth, foundFrom, newMobileCode, phoneInHand } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { mobileOf, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 0
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ minutes: 2 }))
afterAll(() => server.close())

const rounds = 5
const later = () => server.clock.advance({ seconds: 61 })
const noFault = (answers: { status: number }[]) => answers.every(({ status }) => status < 500)
const e164 = (n: number) => `+65${mobileOf(n).mobile}`
const numberOf = async (id: string) =>
  (await server.db.selectFrom('member').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()).mobile
const holders = async (n: number) =>
  (await server.db.selectFrom('member').select('id').where('mobile', '=', e164(n)).execute()).map(({ id }) => id)
const isOpen = async (token: string | undefined) => token !== undefined && (await server.call(me, {}, { token })).status === 200

test('no log-in by the old number outlives the change that it came beside, by password or by code', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [a, to] = [next(), next()]
    const { token } = await signUpWorker(server, a)
    later()
    const code = await receiveCode(server, a, 'logIn')
    const mine = await newMobileCode(server, token, to)
    const [changed, ...logIns] = await Promise.all([
      server.call(changeMobile, { ...mobileOf(to), ...mine }, { token }),
      ...Array.from({ length: 4 }, () => server.call(logIn, { ...mobileOf(a), password: testPassword })),
      ...Array.from({ length: 2 }, () => server.call(logInWithCode, { ...mobileOf(a), code })),
    ])
    expect([changed.status, noFault(logIns)]).toEqual([200, true])
    for (const { data } of logIns) expect(await isOpen(data?.token)).toBe(false)
    expect([await isOpen(token), (await server.call(logIn, { ...mobileOf(a), password: testPassword })).reason]).toEqual([
      true,
      'account.wrongLogin',
    ])
  }
})

test('an account that is closed beside its change of number is closed, or has changed; no number and no session is left of it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [a, to] = [next(), next()]
    const { token, user } = await signUpWorker(server, a)
    const confirmation = await confirmedByBoth(server, token)
    later()
    const mine = await newMobileCode(server, token, to)
    const [changed, closed] = await Promise.all([
      server.call(changeMobile, { ...mobileOf(to), ...mine }, { token }),
      server.call(closeAccount, { confirmation }, { token }),
    ])
    // A change ends what was confirmed for the account before it, its closing too.
    expect([changed.status, closed.status].toSorted()).toEqual(changed.status === 200 ? [200, 403] : [200, 401])
    const isClosed = closed.status === 200
    expect([await numberOf(user.id), await isOpen(token)]).toEqual(isClosed ? [null, false] : [e164(to), true])
    later()
    if (isClosed) expect((await signUpWorker(server, to)).user.id).not.toBe(user.id)
  }
})

test('of two accounts that are moved to one phone in hand at once one is there; the other keeps number and password', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [a, b, hand] = [next(), next(), next()]
    const ids = [(await signUpWorker(server, a)).user.id, (await signUpWorker(server, b)).user.id]
    const one = await foundFrom(server, a, hand)
    later()
    const two = await foundFrom(server, b, hand)
    const answers = await Promise.all([one, two].map((move) => server.call(moveMobile, { move, password: testPassword })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    const won = answers.findIndex(({ status }) => status === 200)
    expect([await holders(hand), await numberOf(ids[1 - won] ?? '')]).toEqual([[ids[won]], e164(won === 0 ? b : a)])
    expect((await server.ok(logIn, { ...mobileOf(won === 0 ? b : a), password: testPassword })).user.id).toBe(ids[1 - won])
  }
})

test('a change while staff decide on the lost phone of the account, and while that ends, leaves one number and the sessions of who was last', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const desk = { token: (await signInAtDesk(server, `keeper${round}`, 'membership')).token }
    const [a, to, hand] = [next(), next(), next()]
    const { token, user } = await signUpWorker(server, a)
    await server.ok(requestMove, { move: await foundFrom(server, a, hand) })
    const { id } = await server.db.selectFrom('phone_request').select('id').where('member_id', '=', user.id).executeTakeFirstOrThrow()
    const mine = await newMobileCode(server, token, to)
    const told = server.sms.sent.length
    const [changed, decided] = await Promise.all([
      server.call(changeMobile, { ...mobileOf(to), ...mine }, { token }),
      server.call(decidePhoneRequest, { id, decision: 'approve', checked: 'inPerson', note: 'Papers seen' }, desk),
    ])
    expect([changed.status, decided.status]).toEqual([200, 200])
    await server.runJobs()
    // Whichever was first: the number that the account has now hears of the move that is coming, once.
    const heard = server.sms.sent.slice(told).filter(({ text }) => text.includes(e164(hand).slice(-4)))
    expect(heard.filter(({ to: number }) => number === e164(to))).toHaveLength(1)
    expect(heard.every(({ to: number }) => [e164(a), e164(to)].includes(number))).toBe(true)

    server.clock.advance({ hours: 25 })
    const { proof } = await phoneInHand(server, hand)
    later()
    const again = next()
    const other = await newMobileCode(server, token, again)
    const [moved, finished] = await Promise.all([
      server.call(changeMobile, { ...mobileOf(again), ...other }, { token }),
      server.call(finishMove, { proof, password: 'Anchor9Bridge' }),
    ])
    expect([finished.status, moved.status === 200 || moved.status === 401 || moved.status === 403]).toEqual([200, true])
    expect([await numberOf(user.id), await isOpen(token), await isOpen(finished.data?.token)]).toEqual([e164(hand), false, true])
    expect((await server.call(logIn, { ...mobileOf(hand), password: testPassword })).reason).toBe('account.wrongLogin')
  }
})
