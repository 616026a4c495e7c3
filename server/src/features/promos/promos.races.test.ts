import { randomUUID } from 'node:crypto'
import { cancelPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { addPromoBatch, endPromoBatch } from '@mwc/contract/promos/promo-batch-desk.calls'
import { addPromo, editPromo, listPromos } from '@mwc/contract/promos/promo-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Joined, joinWorker, joinWorkers } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, start } from '../../testing/fixtures/payment-fixtures.ts'
import { batchInput, promoInput, promoTerms } from '../../testing/fixtures/promo-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let members: Joined[]
let staff: string
beforeAll(async () => {
  server = await startTestServer()
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

it('one key sent ten times at once makes one batch, whole; its code of one use is taken by one of twenty', async () => {
  const input = batchInput({ name: 'Raced', size: 500 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.call(addPromoBatch, input, { token: staff })))
  const ids = new Set(answers.map(({ data }) => data?.id))
  expect([answers.every(({ status }) => status === 200), ids.size]).toEqual([true, 1])
  const { rows, total } = await server.ok(listPromos, { batchId: [...ids][0] ?? '', pageSize: 1 }, { token: staff })
  expect(total).toBe(500)
  const taken = await Promise.all(members.slice(0, 20).map((member) => order(member, rows[0]?.code ?? '')))
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await counts(rows[0]?.id ?? '')).toEqual([1, 1])
})

it('a batch that is ended while its codes are taken: whoever was first keeps theirs, the others read that it is over', async () => {
  const { id } = await server.ok(addPromoBatch, batchInput({ name: 'Stopped', size: 40 }), { token: staff })
  const { rows } = await server.ok(listPromos, { batchId: id, pageSize: 100 }, { token: staff })
  const takers = await joinWorkers(server, 40, 4000)
  const [taken, ended] = await Promise.all([
    Promise.all(takers.map((member, n) => order(member, rows[n]?.code ?? ''))),
    server.call(endPromoBatch, { id }, { token: staff }),
  ])
  expect(ended.status).toBe(200)
  expect(new Set(taken.map(({ reason }) => reason ?? 'done'))).toSatisfy((reasons: Set<string>) =>
    [...reasons].every((reason) => ['done', 'promos.ended'].includes(reason)),
  )
  expect((await order(members[30] as Joined, rows[0]?.code ?? '')).reason).toMatch(/promos\.(ended|usedUp)/)
  const held = await server.db.selectFrom('promo').select('id').where('batch_id', '=', id).where('used', '>', 0).execute()
  expect(held).toHaveLength(taken.filter(({ status }) => status === 200).length)
})
