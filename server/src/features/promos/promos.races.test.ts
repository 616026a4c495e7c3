import { randomUUID } from 'node:crypto'
import { cancelPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { addPromo, editPromo } from '@mwc/contract/promos/promo-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Joined, joinWorker, joinWorkers } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, start } from '../../testing/fixtures/payment-fixtures.ts'
import { promoInput, promoTerms } from '../../testing/fixtures/promo-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let members: Joined[]
let staff: string
beforeAll(async () => {
  server = await startTestServer({ postgres: true })
  await sellPlans(server)
  members = await joinWorkers(server, 500, 1)
  staff = (await signInAtDesk(server, 'races', 'admin')).token
})
afterAll(() => server.close())

const offer = (code: string, change = {}) => server.ok(addPromo, promoInput(code, change), { token: staff })
const order = ({ token }: Joined, promoCode: string) =>
  server.call(
    startPayment,
    { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', promoCode, expectedTotalCents: 900 },
    { token },
  )
const counts = async (id: string) => {
  const { used } = await server.db.selectFrom('promo').select('used').where('id', '=', id).executeTakeFirstOrThrow()
  const reserved = await server.db
    .selectFrom('promo_use')
    .select('person')
    .where('promo_id', '=', id)
    .where('state', '=', 'reserved')
    .execute()
  return [used, reserved.length]
}

it('500 members on a limit of 100: exactly 100 orders hold the code, the others read that it is used up', async () => {
  const { id } = await offer('HUNDRED', { totalLimit: 100 })
  const answers = await Promise.all(members.map((member) => order(member, 'HUNDRED')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['promos.usedUp']))
  expect(await counts(id)).toEqual([100, 100])
})

it('the same member 50 times at once holds one use', async () => {
  const { id } = await offer('ONE-USE', { totalLimit: 50 })
  const member = await joinWorker(server, 1001)
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(member, 'ONE-USE')))
  // Each try takes one of the day's guesses until it is answered, so some of so many at once may be told to wait.
  expect(new Set(answers.map(({ reason }) => reason ?? 'done').filter((reason) => reason !== 'request.tooMany'))).toEqual(new Set(['done']))
  expect(await counts(id)).toEqual([1, 1])
})

it('what is given back while others take is taken once', async () => {
  const { id } = await offer('PASS-ON', { totalLimit: 20 })
  const holders = await joinWorkers(server, 20, 2000)
  const held = await Promise.all(holders.map(({ token }) => start(server, token, { promoCode: 'PASS-ON' })))
  const takers = await joinWorkers(server, 60, 2100)
  const [, taken] = await Promise.all([
    Promise.all(held.map(({ id }, n) => server.ok(cancelPayment, { id }, { token: holders[n]?.token }))),
    Promise.all(takers.map((member) => order(member, 'PASS-ON'))),
  ])
  const now = taken.filter(({ status }) => status === 200).length
  expect(await counts(id)).toEqual([now, now])
  expect(now).toBeLessThanOrEqual(20)
})

it('a limit that staff lower while members take is never below what is taken', async () => {
  const { id } = await offer('LOWERED', { totalLimit: 80 })
  const takers = await joinWorkers(server, 60, 3000)
  const [taken, lowered] = await Promise.all([
    Promise.all(takers.map((member) => order(member, 'LOWERED'))),
    server.call(editPromo, { id, version: 1, ...promoTerms({ totalLimit: 30 }) }, { token: staff }),
  ])
  const held = taken.filter(({ status }) => status === 200).length
  expect(await counts(id)).toEqual([held, held])
  expect(lowered.status === 200 ? held : lowered.reason).toBe(lowered.status === 200 ? 30 : 'promos.limitTooLow')
})
