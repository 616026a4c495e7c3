import * as counter from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { placeWithTerminals, shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, faultsInBooks, sellPlans, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let desk: string
let colleague: string
let terminalId: string
let shiftId: string
let worker = 0
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))

beforeAll(async () => {
  server = await startTestServer()
  addNets(server)
  await sellPlans(server)
  desk = (await signInAtDesk(server, 'finance', 'finance')).token
  colleague = (await signInAtDesk(server, 'membership', 'membership')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  terminalId = (await placeWithTerminals(server, ['T1'])).terminalIds[0] ?? ''
  shiftId = await shiftAt(server, desk, terminalId)
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const waiting = async () => (await start(server, await workerToken(server, (worker += 1)), { method: 'nets' })).id
const collect = (id: string, reference: string) =>
  server.call(collectPayment, { id, shiftId, reference, amountCents: 900 }, { token: desk })
const dayNow = async () => {
  const { shift } = await server.ok(counter.readShift, {}, { token: desk })
  return { id: shift?.dayId ?? '', collectedCount: shift?.collectedCount ?? 0, collectedCents: shift?.collectedCents ?? 0 }
}
const sign = (day: Awaited<ReturnType<typeof dayNow>>, token = desk) =>
  server.call(counter.closeCounterDay, { ...day, terminalCount: day.collectedCount, terminalCents: day.collectedCents }, { token })

it('of ten who close a day at once, one signs it', async () => {
  const day = await dayNow()
  const answers = await times(10, (n) => sign(day, n % 2 === 0 ? desk : colleague))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['counter.dayClosed']))
})

it('a slip that comes while the day is closed is in what was signed, or counts on the next day', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await waiting()
    const day = await dayNow()
    const [collected, signed] = await Promise.all([collect(id, `R${round}`), sign(day)])
    const countedOn = collected.data?.arrivals[0]?.counter?.day
    expect(collected.status).toBe(200)
    const read = await server.ok(counter.readCounterDay, { id: day.id }, { token: desk })
    if (signed.status === 200) expect([countedOn === read.day, read.slips.length]).toEqual([false, day.collectedCount])
    else expect([signed.reason, countedOn]).toEqual(['counter.changed', read.day])
    const { rows } = await server.ok(counter.listCounterDays, { terminalId, state: 'closed' }, { token: desk })
    for (const one of rows) {
      const { slips } = await server.ok(counter.readCounterDay, { id: one.id }, { token: desk })
      expect([slips.length, slips.reduce((sum, { amountCents }) => sum + amountCents, 0)]).toEqual([one.collectedCount, one.collectedCents])
    }
    if (signed.status === 200) {
      terminalId = (await placeWithTerminals(server, ['T1'])).terminalIds[0] ?? ''
      shiftId = await shiftAt(server, desk, terminalId)
    }
  }
})

it('one slip entered for five payments at once is one payment’s', async () => {
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) ids.push(await waiting())
  const answers = await Promise.all(ids.map((id) => collect(id, 'SAME')))
  expect(answers.map(({ reason }) => reason ?? 'collected').toSorted()).toEqual(['collected', ...Array(4).fill('counter.slipUsed')])
  expect(await dayNow()).toMatchObject({ collectedCount: 1, collectedCents: 900 })
})
