import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { up as faultCodes } from '../database/migrations/members-app/0014-fault-codes.ts'
import type { OpenDatabase } from '../database/database.ts'
import { embeddedDatabase } from '../testing/databases/embedded-database.ts'
import { testClock } from '../testing/stand-ins/test-clock.ts'
import { readDue, workChannel } from './poll-for-work.ts'
import { startQueue } from './queue.ts'
import { runEvery } from './run-every.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await embeddedDatabase()
})
afterAll(() => open.close())

test('what faults left behind before only codes were kept is gone once the tables are up to date', async () => {
  const queue = await startQueue(open, () => {})
  await queue.prepare([{ name: 'test.old' }])
  const fault = JSON.stringify({ message: 'No +6581000001', config: { auth: { password: 'the token' } } })
  for (const state of ['retry', 'failed', 'completed'])
    await open.executeSql(`insert into pgboss.job (name, state, data, output) values ('test.old', '${state}', '{}', $1)`, [fault])
  await open.executeSql('insert into pgboss.archive select * from pgboss.job', [])
  const errors = ['No +6581000001', '21211', 'ECONNREFUSED', '81000001']
  for (const error of errors)
    await open.executeSql(
      `insert into sms (id, mobile_last_four, purpose, state, created_at, error_code) values ($1, '0001', 'test', 'failed', now(), $2)`,
      [randomUUID(), error],
    )
  await faultCodes(open.db as never)
  const jobs = await open.executeSql(
    `select state, output from pgboss.job union all select state, output from pgboss.archive order by 1`,
    [],
  )
  expect(jobs.rows).toEqual(['retry', 'retry', 'failed', 'failed'].map((state) => ({ state, output: null })))
  const kept = await open.executeSql('select error_code from sms order by 1', [])
  expect(kept.rows.map(({ error_code }) => error_code)).toEqual(['21211', 'ECONNREFUSED', 'fault', 'fault'])
  await queue.stop()
})

test('the embedded database tells of work once it is committed, and of nothing that was rolled back', async () => {
  let heard = 0
  const stop = await open.listen(workChannel, () => {
    heard += 1
  })
  const queue = await startQueue(open, () => {})
  const lost = inTransaction(open.db, async (tx) => {
    await queue.wake(tx)
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  await inTransaction(open.db, async (tx) => {
    await queue.wake(tx)
    await queue.wake(tx)
    expect(heard).toBe(0)
  })
  await vi.waitFor(() => expect(heard).toBe(1))
  await stop()
  await queue.stop()
})

test('housekeeping whose last run is dated in the future is due now, and takes that run for none', async () => {
  const clock = testClock('2026-04-20T10:00:00Z')
  const since: (string | null)[] = []
  const work = runEvery(3600, { db: open.db, clock }, 'test.ahead', async (last) => void since.push(last?.toString() ?? null))
  const dueAt = async () => (await readDue(open.db, [work], clock.now()))[0]?.toISOString()
  await work.run()
  expect(await dueAt()).toBe('2026-04-20T11:00:00.000Z')
  clock.set('2026-03-10T10:00:00Z')
  expect(await dueAt()).toBe('1970-01-01T00:00:00.000Z')
  await work.run()
  expect(await dueAt()).toBe('2026-03-10T11:00:00.000Z')
  clock.set('2026-03-10T11:00:00Z')
  await work.run()
  expect(since).toEqual([null, null, '2026-03-10T10:00:00Z'])
})
