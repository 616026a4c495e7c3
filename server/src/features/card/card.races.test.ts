import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { proveFromPhone } from '@mwc/contract/card/card.calls'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActive } from '../../testing/fixtures/account-fixtures.ts'
import { cardPhone, resultOf } from '../../testing/fixtures/card-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const times = <T>(count: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => run(i)))

/** A member with some phones, each signed in, none of which proves the card yet. */
async function memberWithPhones(n: number, count: number) {
  const signed = await signUpWorker(server, n)
  await makeActive(server, signed)
  const phones = await times(count, async () => {
    const { token } = await server.ok(logIn, { ...mobileOf(n), password: testPassword })
    const phone = await cardPhone(server)
    const prove = (takeOver: boolean) => server.call(proveFromPhone, { publicKey: phone.publicKey, takeOver }, { token })
    return { ...phone, prove }
  })
  const keysInForce = async () =>
    (
      await server.db.selectFrom('card_key').select('id').where('member_id', '=', signed.user.id).where('revoked_at', 'is', null).execute()
    ).map(({ id }) => id)
  const valid = async () =>
    (await Promise.all(phones.map(async (phone) => resultOf(server, await phone.proofAt())))).filter((r) => r === 'valid')
  return { ...signed, phones, keysInForce, valid }
}

test('of phones that take over at once each is answered, and one proves: the one that the others are told', async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { phones, keysInForce, valid } = await memberWithPhones(round, 6)
    const answers = await Promise.all(phones.map(({ prove }) => prove(true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const [inForce, ...more] = await keysInForce()
    expect([more, (await valid()).length]).toEqual([[], 1])
    const told = await Promise.all(phones.map(({ prove }) => prove(false)))
    expect(new Set(told.map(({ data }) => data?.keyId))).toEqual(new Set([inForce]))
  }
})

test('of phones that open the card for the first time at once one proves, and the others are told which', async () => {
  const { phones, keysInForce, valid } = await memberWithPhones(11, 6)
  const answers = await Promise.all(phones.map(({ prove }) => prove(false)))
  expect(new Set(answers.map(({ data }) => data?.keyId))).toEqual(new Set(await keysInForce()))
  expect((await valid()).length).toBe(1)
})

test('one phone that asks ten times at once has one key', async () => {
  const { phones, keysInForce } = await memberWithPhones(21, 1)
  const answers = await times(10, () => phones[0]?.prove(true) ?? Promise.reject(new Error('no phone')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await keysInForce()).toEqual([phones[0]?.keyId])
})

test('staff who stop a card while another phone takes it over stop one of the two, and nothing hangs', async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { user, phones, keysInForce, valid } = await memberWithPhones(30 + round, 2)
    await phones[0]?.prove(true)
    const { token } = await signInAtDesk(server, `support${round}`, 'support')
    const [stopped, taken] = await Promise.all([server.call(stopCard, { id: user.id, note: 'Lost' }, { token }), phones[1]?.prove(true)])
    expect([stopped.status, taken?.status]).toEqual([200, 200])
    expect((await keysInForce()).length).toBe((await valid()).length)
  }
})
