import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { openDatabase } from '../database/open-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { systemClock } from '../ports/clock.ts'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import { pollForWork, type Work, workChannel } from './poll-for-work.ts'
import { startQueue } from './queue.ts'

const [patience, nothing] = [{ timeout: 20_000 }, () => {}]
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let processes: OpenDatabase[]
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'look_for_work')
  processes = []
  for (let n = 0; n < 2; n += 1) processes.push(await openDatabase({ url: fresh.url, pool: 4 }))
  await processes[0]?.executeSql('create table todo (due timestamptz not null)', [])
})
afterAll(async () => {
  await Promise.all(processes.map((open) => open.close()))
  await fresh.drop()
})

const [one, other] = [() => processes[0] as OpenDatabase, () => processes[1] as OpenDatabase]
const dueAt: Work['dueAt'] = () => sql`select min(due) from todo`
const notify = (open: OpenDatabase) => open.executeSql(`select pg_notify('${workChannel}', '')`, [])
const put = (due: string) => one().executeSql(`insert into todo values (now() + $1::interval)`, [due])
const empty = async () => void (await one().executeSql('delete from todo where due <= now()', []))

it('what another process commits is begun on its word, not at the next look', async () => {
  let looks = 0
  const runs: number[] = []
  const work: Work = {
    name: 'test.word',
    dueAt: (now) => {
      looks += 1
      return dueAt(now)
    },
    run: async () => {
      runs.push(looks)
      await empty()
    },
  }
  const stop = await pollForWork(one(), systemClock, [work], nothing)
  await vi.waitFor(async () => expect(await listeners()).toBeGreaterThan(0), patience)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), patience)
  const before = looks
  await put('0 s')
  await notify(other())
  await vi.waitFor(() => expect(runs).toHaveLength(1), patience)
  await stop()
  expect((runs[0] ?? 0) - before).toBeLessThanOrEqual(2)
})

/** Connections that listen to this database. */
async function listeners(): Promise<number> {
  const { rows } = await one().executeSql(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'listen %' and state = 'idle'`,
    [],
  )
  return Number(rows[0]?.['n'])
}

it('what was seen to become due is done then, without any word', async () => {
  await put('300 ms')
  const stop = await pollForWork(one(), systemClock, [{ name: 'test.moment', dueAt, run: empty }], nothing)
  await vi.waitFor(async () => expect((await one().executeSql('select 1 from todo', [])).rows).toEqual([]), patience)
  await stop()
})

it('a listening connection that was cut is made anew, and what was notified meanwhile is made up for', async () => {
  let heard = 0
  const stop = await other().listen('test_cut', () => {
    heard += 1
  })
  await vi.waitFor(() => expect(heard).toBe(1), patience)
  await one().executeSql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen "test_cut"%'`,
    [],
  )
  await one().executeSql(`select pg_notify('test_cut', '')`, [])
  await vi.waitFor(() => expect(heard).toBeGreaterThanOrEqual(2), patience)
  const before = heard
  await one().executeSql(`select pg_notify('test_cut', '')`, [])
  await vi.waitFor(() => expect(heard).toBeGreaterThan(before), patience)
  await stop()
})

it('housekeeping of one name is done by one process at a time, and of two names side by side', async () => {
  const hold = Promise.withResolvers<void>()
  const began: string[] = []
  const works = (process: string): Work[] =>
    ['test.a', 'test.b'].map((name) => ({
      name,
      dueAt,
      run: async () => {
        began.push(`${name} ${process}`)
        await hold.promise
      },
    }))
  await put('0 s')
  const stops = await Promise.all([one(), other()].map((open, i) => pollForWork(open, systemClock, works(String(i)), nothing)))
  await vi.waitFor(() => expect(began).toHaveLength(2), patience)
  const isFree = await Promise.all(['test.a', 'test.b'].map((name) => one().unlessElsewhere(name, async () => {})))
  const isFreeThere = await Promise.all(['test.a', 'test.b'].map((name) => other().unlessElsewhere(name, async () => {})))
  await empty()
  hold.resolve()
  await Promise.all(stops.map((stop) => stop()))
  expect(began.map((text) => text.slice(0, 6)).toSorted()).toEqual(['test.a', 'test.b'])
  // Whoever holds a lock may take it again; the other process may not.
  for (const i of [0, 1]) expect(isFree[i] !== isFreeThere[i]).toBe(true)
})

it('a job that failed is tried again, and one for later is started later', async () => {
  const order: string[] = []
  const job = {
    name: 'test.later',
    run: async ({ word }: { word: string }) => {
      order.push(word)
      if (order.filter((said) => said === 'fails').length === 1 && word === 'fails') throw new Error('the first time')
    },
  }
  const queue = await startQueue(one(), nothing)
  await queue.prepare([job as never])
  await queue.work([job as never])
  await inTransaction(one().db, async (tx) => {
    await queue.enqueue(tx, job.name, { word: 'later' }, { startAfterSeconds: 4 })
    await queue.enqueue(tx, job.name, { word: 'fails' })
    await queue.enqueue(tx, job.name, { word: 'now' })
  })
  await vi.waitFor(() => expect(order).toHaveLength(4), patience)
  await queue.stop()
  expect([order.slice(0, 2).toSorted(), order.slice(2)]).toEqual([
    ['fails', 'now'],
    ['fails', 'later'],
  ])
})

it('a database that is closed while it begins to listen closes', async () => {
  const open = await openDatabase({ url: fresh.url, pool: 2 })
  await open.listen('test_closed', nothing)
  await open.close()
  const { rows } = await one().executeSql(`select 1 from pg_stat_activity where query like 'listen "test_closed"%'`, [])
  expect(rows).toEqual([])
})

it('what is due when processes start is done by one of them', async () => {
  const started = [await openDatabase({ url: fresh.url, pool: 4 }), await openDatabase({ url: fresh.url, pool: 4 })]
  let [looks, running, most] = [0, 0, 0]
  const work: Work = {
    name: 'test.start',
    dueAt: (now) => {
      looks += 1
      return dueAt(now)
    },
    run: async () => {
      running += 1
      most = Math.max(most, running)
      // The other one has looked meanwhile, and has come back.
      await vi.waitFor(() => expect(looks).toBeGreaterThan(3), patience)
      await empty()
      running -= 1
    },
  }
  await put('-1 s')
  const stops = await Promise.all(started.map((open) => pollForWork(open, systemClock, [work], nothing)))
  await vi.waitFor(async () => expect((await one().executeSql('select 1 from todo', [])).rows).toEqual([]), patience)
  await Promise.all(stops.map((stop) => stop()))
  await Promise.all(started.map((open) => open.close()))
  expect(most).toBe(1)
})
