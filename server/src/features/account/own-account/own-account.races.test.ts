import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { decidePhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { finishMove, moveMobile, requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { changeMobile, changePassword, closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { confirmIdentity } from '@mwc/contract/account/proofs/proofs.calls'
import { rejectPhoneRequest } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmedByBoth, foundFrom, newMobileCode, ownCode, phoneInHand } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { formOf, mobileOf, proveNumber, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 0
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ minutes: 2 }))
afterAll(() => server.close())

const times = <T>(count: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => run(i)))
const done = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length
const noFault = (answers: { status: number }[]) => answers.every(({ status }) => status < 500)
const holders = async (n: number) =>
  server.db
    .selectFrom('member')
    .select('id')
    .where('mobile', '=', `+65${mobileOf(n).mobile}`)
    .execute()
const fresh = 'Anchor9Bridge'

test('of two phones that change to one number at once, one does; the other keeps its own', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [a, b, to] = [next(), next(), next()]
    const [first, second] = [await signUpWorker(server, a), await signUpWorker(server, b)]
    const one = await newMobileCode(server, first.token, to)
    server.clock.advance({ seconds: 61 })
    const two = await newMobileCode(server, second.token, to)
    const answers = await Promise.all([
      // The newest code is the one that counts; both phones have it.
      server.call(changeMobile, { ...mobileOf(to), ...one, code: two.code }, { token: first.token }),
      server.call(changeMobile, { ...mobileOf(to), ...two }, { token: second.token }),
    ])
    expect([done(answers), noFault(answers), (await holders(to)).length]).toEqual([1, true, 1])
    expect((await holders(a)).length + (await holders(b)).length).toBe(1)
  }
})

test('of a change to a number and a sign-up with it at once, one gets it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [a, to] = [next(), next()]
    const { token } = await signUpWorker(server, a)
    const { proof } = await proveNumber(server, to)
    server.clock.advance({ seconds: 61 })
    const mine = await newMobileCode(server, token, to)
    const answers = await Promise.all([
      server.call(changeMobile, { ...mobileOf(to), ...mine }, { token }),
      server.call(signUp, { ...formOf(to), proof }),
    ])
    expect([done(answers), noFault(answers), (await holders(to)).length]).toEqual([1, true, 1])
  }
})

test('two members who swap their numbers at once end with one number each, and nothing hangs', async () => {
  const [a, b] = [next(), next()]
  const [first, second] = [await signUpWorker(server, a), await signUpWorker(server, b)]
  server.clock.advance({ seconds: 61 })
  const [one, two] = [await newMobileCode(server, first.token, b), await newMobileCode(server, second.token, a)]
  const answers = await Promise.all([
    server.call(changeMobile, { ...mobileOf(b), ...one }, { token: first.token }),
    server.call(changeMobile, { ...mobileOf(a), ...two }, { token: second.token }),
  ])
  expect([noFault(answers), (await holders(a)).length, (await holders(b)).length]).toEqual([true, 1, 1])
})

test('a confirmation, a code and a ticket that are used 10 times in parallel are used once', async () => {
  const [a, to, hand] = [next(), next(), next()]
  const { token } = await signUpWorker(server, a)
  const mine = await newMobileCode(server, token, to)
  const changes = await times(10, () => server.call(changeMobile, { ...mobileOf(to), ...mine }, { token }))
  expect([done(changes), noFault(changes)]).toEqual([1, true])
  const code = await ownCode(server, token)
  const confirmations = await times(10, () => server.call(confirmIdentity, { act: 'downloadData', code }, { token }))
  expect([done(confirmations), noFault(confirmations)]).toEqual([1, true])

  const b = next()
  await signUpWorker(server, b)
  const move = await foundFrom(server, b, hand)
  const moves = await times(10, () => server.call(moveMobile, { move, password: testPassword }))
  expect([done(moves), noFault(moves), (await holders(hand)).length]).toEqual([1, true, 1])
  const former = await server.db.selectFrom('former_mobile').select('id').execute()
  expect(former.length).toBe(new Set(former.map(({ id }) => id)).size)
})

test('a phone in hand that somebody else gets first moves nothing', async () => {
  const [a, hand] = [next(), next()]
  await signUpWorker(server, a)
  const move = await foundFrom(server, a, hand)
  server.clock.advance({ seconds: 61 })
  const { proof } = await proveNumber(server, hand)
  const answers = await Promise.all([
    server.call(moveMobile, { move, password: testPassword }),
    server.call(signUp, { ...formOf(hand), proof }),
  ])
  expect([done(answers), noFault(answers), (await holders(hand)).length]).toEqual([1, true, 1])
})

test('a request asked for with two tickets at once is one; approved, rejected and finished at once, it ends in one way', async () => {
  for (let round = 0; round < 3; round += 1) {
    const desk = (await signInAtDesk(server, `membership${round}`, 'membership')).token
    const [a, hand] = [next(), next()]
    const { token, user } = await signUpWorker(server, a)
    const tickets = [await foundFrom(server, a, hand)]
    server.clock.advance({ seconds: 61 })
    tickets.push(await foundFrom(server, a, hand))
    const asked = await Promise.all(tickets.map((move) => server.call(requestMove, { move })))
    expect([done(asked), noFault(asked)]).toEqual([2, true])
    const rows = await server.db.selectFrom('phone_request').select('id').where('member_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
    const id = rows[0]?.id ?? ''
    const decided = await times(5, () =>
      server.call(decidePhoneRequest, { id, decision: 'approve', checked: 'call', note: 'Checked' }, { token: desk }),
    )
    expect([done(decided), noFault(decided)]).toEqual([5, true])
    server.clock.advance({ hours: 25 })
    const { proof } = await phoneInHand(server, hand)
    const ends = await Promise.all([
      server.call(finishMove, { proof, password: fresh }),
      server.call(rejectPhoneRequest, { id }, { token }),
      server.call(finishMove, { proof, password: fresh }),
    ])
    const { state } = await server.db.selectFrom('phone_request').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    const moved = (await holders(hand)).length
    expect([noFault(ends), state === 'done' ? moved : 1 - moved, state === 'done' || state === 'rejected']).toEqual([true, 1, true])
  }
})

test('a password that is changed ten times at once is changed once, and every session ends', async () => {
  const a = next()
  const { token } = await signUpWorker(server, a)
  const answers = await times(10, (i) =>
    server.call(changePassword, { oldPassword: testPassword, password: `Anchor${i}Bridge` }, { token }),
  )
  expect([done(answers), noFault(answers)]).toEqual([1, true])
  expect((await server.call(me, {}, { token })).status).toBe(401)
})

test('an account that is closed while it is used is closed once, and nothing of it stays open', async () => {
  const a = next()
  const { token } = await signUpWorker(server, a)
  const { token: other } = await server.ok(logIn, { ...mobileOf(a), password: testPassword })
  const confirmation = await confirmedByBoth(server, token)
  server.clock.advance({ minutes: 11 })
  const [closed, ...uses] = await Promise.all([
    server.call(closeAccount, { confirmation }, { token }),
    server.call(closeAccount, { confirmation }, { token }),
    ...Array.from({ length: 10 }, () => server.call(me, {}, { token: other })),
    ...Array.from({ length: 3 }, () => server.call(logIn, { ...mobileOf(a), password: testPassword })),
  ])
  expect(noFault([closed, ...uses])).toBe(true)
  expect((await server.call(me, {}, { token: other })).status).toBe(401)
  const left = await server.db
    .selectFrom('session')
    .select('session.id')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('closed_at', 'is not', null)
    .execute()
  expect(left).toEqual([])
})
