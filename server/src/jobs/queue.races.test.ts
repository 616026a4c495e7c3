import { expect, inject, it } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { openDatabase } from '../database/open-database.ts'
import { freshDatabase } from '../testing/real-postgres.ts'
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
  const failures: Error[] = []
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
