import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { PartyResting, PartySilent } from '../../ports/party-faults.ts'
import { type Limits, makeGuard } from './make-guard.ts'
import { retryAfterMs } from './retry-after.ts'

const limits: Limits = {
  timeoutMs: 60,
  repeats: 2,
  firstWaitMs: 2,
  patienceMs: 200,
  atOnce: 2,
  waiting: 2,
  aSecond: 10_000,
  faultsInARow: 3,
  restMs: 80,
}
const away = (fields: object = { status: 500 }) => Object.assign(new Error('away'), fields)

/** A call that fails so often before it is answered, and how often it was made. */
function failing(times: number, fault: Error = away()) {
  const call = async () => {
    call.made += 1
    if (call.made <= times) throw fault
    return 'answered'
  }
  call.made = 0
  return call
}

test.each([
  ['always', away(), 3],
  ['always', away({ status: 400 }), 1],
  ['ifNotTaken', away({ status: 503 }), 3],
  ['ifNotTaken', away({ code: 'ECONNREFUSED' }), 3],
  ['ifNotTaken', away({ code: 'ECONNRESET' }), 1],
  ['ifNotTaken', away({ status: 500 }), 1],
  ['never', away({ status: 503 }), 1],
] as const)('a call that may be repeated %s is, after %o, made %i times', async (repeat, fault, made) => {
  const call = failing(2, fault)
  const result = await makeGuard(limits)
    .call(repeat, call)
    .catch((error: unknown) => error)
  expect([call.made, result]).toEqual([made, made === 3 ? 'answered' : fault])
})

test('a call that is not answered in time ends, its signal says so, and that counts as nobody there', async () => {
  const guard = makeGuard(limits)
  let isAborted = false
  const silent = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => (isAborted = true))
    return new Promise<never>(() => {})
  }
  for (let i = 0; i < 3; i += 1) await expect(guard.call('never', silent)).rejects.toThrow(PartySilent)
  expect([isAborted, guard.isReachable()]).toEqual([true, false])
})

test('after three calls in a row that found nobody none is made for a while; then one tries, and its answer opens the way', async () => {
  const guard = makeGuard(limits)
  const call = failing(4)
  for (let i = 0; i < 3; i += 1) await guard.call('never', call).catch(() => {})
  expect(guard.isReachable()).toBe(false)
  await expect(guard.call('always', call)).rejects.toThrow(PartyResting)
  expect(call.made).toBe(3)
  await wait(limits.restMs + 20)
  expect(guard.isReachable()).toBe(true)
  await guard.call('never', call).catch(() => {})
  expect([call.made, guard.isReachable()]).toEqual([4, false])
  await wait(limits.restMs + 20)
  expect(await guard.call('never', call)).toBe('answered')
  expect(await Promise.all([guard.call('never', call), guard.call('never', call)])).toEqual(['answered', 'answered'])
})

/** A guard whose party has rested, and may be tried again. */
async function rested() {
  const guard = makeGuard(limits)
  for (let i = 0; i < 3; i += 1) await guard.call('never', failing(1)).catch(() => {})
  await wait(limits.restMs + 20)
  return guard
}

test('while one call tries whether the party is back, others are not made, and hear that at once', async () => {
  const guard = await rested()
  const trial = Promise.withResolvers<string>()
  const tried = guard.call('never', () => trial.promise)
  const other = failing(0)
  const heard = await Promise.race([guard.call('never', other).catch((error: unknown) => error), wait(30, 'waits')])
  expect(heard).toBeInstanceOf(PartyResting)
  expect([other.made, guard.isReachable()]).toEqual([0, false])
  trial.resolve('back')
  expect([await tried, await guard.call('never', other), guard.isReachable()]).toEqual(['back', 'answered', true])
})

test('a party rests as long as it should, also where the clock is set back by an hour', async () => {
  const guard = makeGuard(limits)
  for (let i = 0; i < 3; i += 1) await guard.call('never', failing(1)).catch(() => {})
  const now = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() - 3_600_000)
  await wait(limits.restMs + 20)
  const answer = await guard.call('never', failing(0)).catch((error: unknown) => error)
  now.mockRestore()
  expect(answer).toBe('answered')
})

test('what is refused never stops the next call', async () => {
  const guard = makeGuard(limits)
  for (let i = 0; i < 9; i += 1) await guard.call('always', failing(1, away({ status: 402 }))).catch(() => {})
  expect(guard.isReachable()).toBe(true)
})

test('who is asked to wait waits, with everybody; for longer than a call waits, it is not made at all', async () => {
  const guard = makeGuard(limits)
  const asked = failing(1, away({ status: 429, retryAfterMs: 20.9 }))
  const tries: number[] = []
  const noted = () => (tries.push(performance.now()), asked())
  for (let round = 0; round < 5; round += 1) {
    asked.made = 0
    expect(await guard.call('always', noted)).toBe('answered')
    expect((tries.at(-1) ?? 0) - (tries.at(-2) ?? 0)).toBeGreaterThanOrEqual(20.9)
  }
  const [told, other] = [failing(1, away({ status: 429, retryAfterMs: 60_000 })), failing(0)]
  await expect(guard.call('always', told)).rejects.toMatchObject({ status: 429 })
  const error: unknown = await guard.call('always', other).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PartyResting)
  expect((error as PartyResting).retryAfterMs).toBeGreaterThan(50_000)
  expect([told.made, other.made]).toEqual([1, 0])
})

test('no more calls than there are places are under way, few wait, and the rest is not made', async () => {
  const guard = makeGuard(limits)
  let [under, most] = [0, 0]
  const call = async () => {
    most = Math.max(most, (under += 1))
    await wait(10)
    under -= 1
  }
  const ends = await Promise.allSettled(Array.from({ length: 6 }, () => guard.call('never', call)))
  expect([most, ends.filter(({ status }) => status === 'fulfilled').length]).toEqual([2, 4])
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason instanceof PartyResting] : []))).toEqual([true, true])
})

test('calls are spread over a second', async () => {
  const guard = makeGuard({ ...limits, aSecond: 50, atOnce: 5 })
  const begun = performance.now()
  await Promise.all(Array.from({ length: 5 }, () => guard.call('never', failing(0))))
  // Four gaps of 20 ms, of which each timer may end up to a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(75)
})

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 00:00:09 GMT', 9_000],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['999999999', 300_000],
  ['Fri, 01 Jan 2027 00:00:00 GMT', 300_000],
  ['-5', 0],
  ['soon', 0],
  [undefined, 0],
])('Retry-After: %s has us wait %i ms', (header, ms) => {
  expect(retryAfterMs(header, Date.UTC(2026, 0, 1))).toBe(ms)
})
