import { setTimeout } from 'node:timers/promises'
import { expect, inject, it, vi } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { openDatabase } from '../database/open-database.ts'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import { type Job, startQueue } from './queue.ts'

it('processes that start together on an empty database all get ready, and a job runs once', async () => {
  const fresh = await freshDatabase(inject('postgresUrl'), 'queue_races')
  const ran: string[] = []
  let hasRun = () => {}
  const done = new Promise<void>((resolve) => {
    hasRun = resolve
  })
  const job: Job = {
    name: 'test.job',
    run: async (data: { word: string }) => {
      ran.push(data.word)
      if (data.word === 'kept') hasRun()
    },
  }
  const failures: unknown[] = []
  const processes = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const open = await openDatabase({ url: fresh.url, pool: 4 })
      const queue = await open.alone(() => startQueue(open, (error) => failures.push(error)))
      await open.alone(() => queue.prepare([job]))
      return { open, queue }
    }),
  )
  const [first] = processes
  if (!first) throw new Error('no process started')
  await Promise.all(processes.map(({ queue }) => queue.work([job])))
  const lost = inTransaction(first.open.db, async (tx) => {
    await first.queue.enqueue(tx, 'test.job', { word: 'lost' })
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  await inTransaction(first.open.db, (tx) => first.queue.enqueue(tx, 'test.job', { word: 'kept' }))
  await done
  await Promise.all(processes.map(({ queue }) => queue.stop()))
  await Promise.all(processes.map(({ open }) => open.close()))
  await fresh.drop()
  expect([ran, failures]).toEqual([['kept'], []])
})

it('jobs of one kind run side by side, and of a batch only the one that failed runs again', async () => {
  const fresh = await freshDatabase(inject('postgresUrl'), 'queue_batches')
  const open = await openDatabase({ url: fresh.url, pool: 4 })
  const runs = new Map<number, number>()
  let [running, most] = [0, 0]
  let hasRunAgain = () => {}
  const done = new Promise<void>((resolve) => {
    hasRunAgain = resolve
  })
  const job: Job = {
    name: 'test.batch',
    run: async ({ n }: { n: number }) => {
      runs.set(n, (runs.get(n) ?? 0) + 1)
      running += 1
      most = Math.max(most, running)
      await setTimeout(50)
      running -= 1
      if (n === 7 && runs.get(n) === 1) throw new Error('the first time')
      if (n === 7) hasRunAgain()
    },
  }
  const queue = await startQueue(open, () => {})
  await queue.prepare([job])
  await inTransaction(open.db, async (tx) => {
    for (let n = 0; n < 20; n += 1) await queue.enqueue(tx, job.name, { n })
  })
  await queue.work([job])
  await done
  await vi.waitFor(async () => expect((await open.executeSql(`select 1 from pgboss.job`, [])).rows).toEqual([]), 5000)
  await queue.stop()
  await open.close()
  await fresh.drop()
  expect(most).toBe(20)
  expect([...runs.values()].toSorted()).toEqual([...Array(19).fill(1), 2])
})

it('jobs of one kind that hang hold up no other kind', async () => {
  const fresh = await freshDatabase(inject('postgresUrl'), 'queue_kinds')
  const open = await openDatabase({ url: fresh.url, pool: 4 })
  const [hanging, ran] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const jobs: Job[] = [
    { name: 'test.notices', run: async () => hanging.promise },
    { name: 'test.codes', run: async () => ran.resolve() },
  ]
  const queue = await startQueue(open, () => {})
  await queue.prepare(jobs)
  await inTransaction(open.db, async (tx) => {
    for (let n = 0; n < 60; n += 1) await queue.enqueue(tx, 'test.notices', { n })
    await queue.enqueue(tx, 'test.codes', {})
  })
  await queue.work(jobs)
  await ran.promise
  hanging.resolve()
  await queue.stop()
  await open.close()
  await fresh.drop()
})

it('a database that is away when jobs end is heard of, and the queue goes on when it is back', async () => {
  const fresh = await freshDatabase(inject('postgresUrl'), 'queue_away')
  const open = await openDatabase({ url: fresh.url, pool: 4 })
  let isAway = false
  const faults: string[] = []
  const ran: string[] = []
  const shaky: typeof open = {
    ...open,
    executeSql: async (text, values) => {
      if (isAway) throw new Error('the database is away')
      return open.executeSql(text, values)
    },
  }
  const job: Job = {
    name: 'test.away',
    run: async ({ word }: { word: string }) => {
      ran.push(word)
      if (word === 'first') isAway = true
    },
  }
  const queue = await startQueue(shaky, (fault, work) => faults.push(`${work}: ${String(fault)}`))
  await queue.prepare([job])
  await queue.work([job])
  await inTransaction(open.db, (tx) => queue.enqueue(tx, job.name, { word: 'first' }))
  await vi.waitFor(() => expect(faults).toContain('test.away: Error: the database is away'), 10_000)
  isAway = false
  await inTransaction(open.db, (tx) => queue.enqueue(tx, job.name, { word: 'second' }))
  await vi.waitFor(() => expect(ran).toContain('second'), 10_000)
  await queue.stop()
  await open.close()
  await fresh.drop()
})
