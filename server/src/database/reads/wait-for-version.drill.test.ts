import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Db } from '../database.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { changedChannel, mostForOne, tellChanged, waitForVersions } from './wait-for-version.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pool: 6 })
})
afterAll(() => server.close())

const longMs = 60_000
const never = () => {}
const ids = Array.from({ length: 2_000 }, (_, n) => `thing-${n}`)

it('thousands that wait are asked for together, and woken one by one by word of them', async () => {
  const versions = new Map(ids.map((id) => [id, 1]))
  const read = vi.fn<(db: unknown, asked: string[]) => Promise<Map<string, number>>>(
    async (_db, asked) => new Map(asked.map((id) => [id, versions.get(id) ?? 0])),
  )
  const wait = waitForVersions('thing', read)
  const woken: string[] = []
  const ends: (() => void)[] = []
  const waiting = ids.map((id) => wait(server.db, id, 1, longMs, (end) => (ends.push(end), never)).then(() => void woken.push(id)))
  versions.set('thing-7', 2)
  await server.open.executeSql(`select pg_notify('${changedChannel}', 'thing thing-7')`, [])
  await expect.poll(() => woken, { timeout: 10_000 }).toEqual(['thing-7'])
  // By word, one record; without, all of them in one question.
  expect(read.mock.calls.map(([, asked]) => asked.length).filter((length) => length !== 1 && length < ids.length - 1)).toEqual([])
  for (const end of ends) end()
  await Promise.all(waiting)
})

it('of one that very many wait for at once so many wait, the longest are answered at once, and all others go on', async () => {
  const wait = waitForVersions('crowded-thing', async (_db, asked) => new Map(asked.map((id) => [id, 1])))
  const left: string[] = []
  const ends: (() => void)[] = []
  const waitFor = (id: string, name: string) =>
    wait(server.db, id, 1, longMs, (end) => (ends.push(end), never)).then(() => void left.push(name))
  const waiting = [waitFor('other', 'other'), ...Array.from({ length: 500 }, (_, n) => waitFor('crowd', `crowd ${n}`))]
  await expect.poll(() => left).toEqual(Array.from({ length: 500 - mostForOne }, (_, n) => `crowd ${n}`))
  for (const end of ends) end()
  await Promise.all(waiting)
})

it('a change that came between the reading and the waiting wakes who waits', async () => {
  const read = async () => new Map([['early', 5]])
  const wait = waitForVersions('early-thing', read)
  tellChanged('early-thing early')
  const looks = vi.spyOn(globalThis, 'setInterval').mockReturnValue(undefined as never)
  await wait(server.db, 'early', 4, longMs, () => never)
  looks.mockRestore()
})

it('who waits for an id in capitals is woken by word of the same in small letters', async () => {
  const wait = waitForVersions('small-thing', async () => new Map([['0a', 5]]))
  const looks = vi.spyOn(globalThis, 'setInterval').mockReturnValue(undefined as never)
  const waiting = wait(server.db, '0A', 4, longMs, () => never)
  tellChanged('small-thing 0a')
  await waiting
  looks.mockRestore()
})

/** A database on which a process says what nobody hears, as when its listening line is cut. */
const silent: Db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('a change is seen by looking where no word comes', async () => {
  let looks = 0
  // The first look is before anything can have been heard.
  const wait = waitForVersions('unheard', async () => new Map([['a', ++looks < 3 ? 1 : 2]]))
  await wait(silent, 'a', 1, longMs, () => never)
  expect(looks).toBe(3)
})

it('nothing is looked at while the process hears itself', async () => {
  const heartbeats: string[] = []
  const stop = await server.open.listen(changedChannel, (word) => void (word.startsWith('heartbeat ') && heartbeats.push(word)))
  const read = vi.fn<() => Promise<Map<string, number>>>(async () => new Map())
  const wait = waitForVersions('heard', read)
  let end = never
  const waiting = wait(server.db, 'a', 1, longMs, (ends) => ((end = ends), never))
  await expect.poll(() => heartbeats.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
  expect(read).toHaveBeenCalledTimes(1)
  end()
  await waiting
  await stop()
})

it('what is carried goes along with the heartbeats of who waits, for other processes to hear', async () => {
  const heard = vi.fn<(word: string) => void>()
  const wait = waitForVersions('carrying', async () => new Map(), { say: () => 'one,two', hear: heard })
  const said: string[] = []
  const stop = await server.open.listen(changedChannel, (word) => void said.push(word))
  let end = never
  const waiting = wait(server.db, 'a', 1, longMs, (ends) => ((end = ends), never))
  const carrying = () => said.filter((word) => /^heartbeat \S+ carrying one,two$/.test(word)).length
  await expect.poll(carrying, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(heard).not.toHaveBeenCalled()
  tellChanged('heartbeat of-another carrying three')
  expect(heard.mock.calls).toEqual([['three']])
  end()
  await waiting
  await stop()
})

it('nobody who waits any more leaves anything that looks', async () => {
  const [begun, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  const wait = waitForVersions('gone', async () => new Map())
  await Promise.all([wait(server.db, 'a', 0, 5, () => never), wait(server.db, 'b', 0, 10, () => never)])
  expect([begun.mock.calls.length, ended.mock.calls.at(-1)?.[0]]).toEqual([1, begun.mock.results[0]?.value])
  vi.restoreAllMocks()
})
