import { listFailedJobs, readHealth, retryJob, retryQueue } from '@mwc/contract/health/health-desk.calls'
import { jobQueues } from '@mwc/contract/health/job-queues'
import { listSms, retrySms } from '@mwc/contract/sms/sms-desk.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { allHousekeeping, allJobs } from '../../all-jobs.ts'
import { type Job, startQueue } from '../../jobs/queue.ts'
import { GatewayAway } from '../../ports/gateway-faults.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { failedJob, withJobTables } from '../../testing/fixtures/job-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { noteProcess } from './note-process.ts'
import { reachGateway } from '../payments/gateway/reach-gateway.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
beforeEach(async () => {
  await withJobTables(server)
  await sql`delete from pgboss.job`.execute(server.db)
  await sql`delete from sms`.execute(server.db)
})
afterAll(() => server.close())

const health = () => server.ok(readHealth, {}, { token })
const queueOf = async (name: string) => (await health()).queues.find(({ id }) => id === name)
const acts = async (act: string) => (await server.db.selectFrom('audit').select('id').where('act', '=', act).execute()).length
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(server.db)).rows[0]?.state ?? null

/** Runs what is due with the real queue until nothing waits; answers with how often each job ran. */
async function runDue(run: Job['run'] = async () => undefined): Promise<number> {
  let runs = 0
  const queue = await startQueue(server.open, () => undefined)
  const counted = async (data: never) => {
    runs += 1
    await run(data)
  }
  await queue.work(jobQueues.map((name) => ({ name, run: counted })))
  const waiting = () => sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')`.execute(server.db)
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 10_000 }).toBe(0)
  await queue.stop()
  return runs
}

test('every kind of job has its queue on the page', () => {
  expect(
    allJobs(server.deps)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...jobQueues].toSorted())
})

test('of ten taps on one failed job it runs once, and the log has one row', async () => {
  const before = await acts('jobs.retry')
  const { id } = await failedJob(server)
  expect((await server.ok(listFailedJobs, {}, { token })).rows).toMatchObject([
    { id, queue: 'sms.notice', purpose: 'reminder', tries: 3, fault: 'ECONNREFUSED', may: ['retry'] },
  ])
  const taps = await Promise.all(Array.from({ length: 10 }, () => server.call(retryJob, { id }, { token })))
  expect(taps.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await acts('jobs.retry')).toBe(before + 1)
  expect(await runDue()).toBe(1)
  expect((await server.call(retryJob, { id }, { token })).reason).toBe('health.jobNotFound')
})

test('a job that fails again stands there again after that one try', async () => {
  const { id } = await failedJob(server, { queue: 'file.remove' })
  await server.ok(retryJob, { id }, { token })
  const fails = () => Promise.reject(Object.assign(new Error('away'), { code: 'EHOSTUNREACH' }))
  expect(await runDue(fails)).toBe(1)
  expect((await server.ok(listFailedJobs, { queue: 'file.remove' }, { token })).rows).toMatchObject([{ id, fault: 'EHOSTUNREACH' }])
})

test('all of a kind run again at once, codes left out; what waits is left as it is', async () => {
  const jobs = [
    await failedJob(server, { queue: 'sms.send', purpose: 'moveAsked' }),
    await failedJob(server, { queue: 'sms.send', purpose: 'mobileChanged' }),
  ]
  const code = await failedJob(server, { queue: 'sms.send', purpose: 'code.logIn' })
  expect(await queueOf('sms.send')).toMatchObject({ failed: { total: 3 }, may: ['retry'] })
  const both = await Promise.all([1, 2].map(() => server.ok(retryQueue, { queue: 'sms.send' }, { token })))
  expect(both.reduce((all, { retried }) => all + retried, 0)).toBe(2)
  expect([await stateOf(jobs[0]?.id ?? ''), await stateOf(code.id)]).toEqual(['retry', 'failed'])
  expect(await queueOf('sms.send')).toMatchObject({ waiting: { total: 2 }, failed: { total: 1 }, may: [], oldestAt: expect.any(String) })
  expect(await runDue()).toBe(2)
})

test('a code is not tried again, by whatever way, and its row does not offer it', async () => {
  const { id, smsId } = await failedJob(server, { queue: 'sms.send', purpose: 'code.logIn' })
  expect((await server.call(retryJob, { id }, { token })).reason).toBe('health.codeNotRetried')
  expect((await server.call(retrySms, { id: smsId }, { token })).reason).toBe('sms.notRetried')
  const failed = (await server.ok(listFailedJobs, {}, { token })).rows.find((row) => row.id === id)
  const sms = (await server.ok(listSms, {}, { token })).rows.find((row) => row.id === smsId)
  expect([failed?.may, sms?.may, await stateOf(id)]).toEqual([[], [], 'failed'])
})

test('an SMS is offered again to whoever may do it, and sent once by however many taps', async () => {
  const { id, smsId } = await failedJob(server)
  const support = (await signInAtDesk(server, 'mei', 'support')).token
  const content = (await signInAtDesk(server, 'lin', 'content')).token
  const mayOf = async (reader: string) => (await server.ok(listSms, {}, { token: reader })).rows[0]?.may
  expect([await mayOf(support), await mayOf(content)]).toEqual([['retry'], []])
  const taps = await Promise.all(Array.from({ length: 5 }, () => server.call(retrySms, { id: smsId }, { token: support })))
  expect(taps.map(({ reason }) => reason ?? 'sent').toSorted()).toEqual(['sent', ...Array(4).fill('sms.notRetried')].toSorted())
  expect([await stateOf(id), await mayOf(support)]).toEqual(['retry', []])
})

it('retrying is undone with its log row', async () => {
  const { id } = await failedJob(server)
  await sql`create function no_log() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(server.db)
  await sql`create trigger no_log before insert on audit for each row execute function no_log()`.execute(server.db)
  expect((await server.call(retryJob, { id }, { token })).status).toBe(500)
  await sql`drop trigger no_log on audit`.execute(server.db)
  expect(await stateOf(id)).toBe('failed')
})

test('what was last heard of a gateway stands there, and that its method is not offered', async () => {
  const { token: worker } = await signUpWorker(server, 31)
  await tell(server, settledReport(server, await start(server, worker)))
  const now = server.clock.now().toString({ fractionalSecondDigits: 3 })
  expect((await health()).gateways).toMatchObject([
    { method: 'paynow', calledAt: now, askedAt: now, answeredAt: now, faults: 0, isHidden: false },
  ])
  const away = () => Promise.reject(new GatewayAway('nobody there'))
  for (let i = 0; i < 3; i += 1) await reachGateway(server.deps, server.payNow, away).catch(() => undefined)
  expect((await health()).gateways).toMatchObject([{ faults: 3, answeredAt: now, isHidden: true, fault: expect.any(String) }])
  await reachGateway(server.deps, server.payNow, async () => true)
  expect((await health()).gateways).toMatchObject([{ faults: 0, fault: null, isHidden: false }])
})

test('housekeeping says when it ran, how long it took, that it failed, and that it is late', async () => {
  const works = allHousekeeping(server.deps, () => undefined)
  const sweepOf = async (name: string) => (await health()).sweeps.find(({ id }) => id === name)
  expect(await sweepOf('sms.budgets')).toMatchObject({ ranAt: null, isLate: true })
  await works.find(({ name }) => name === 'sms.budgets')?.run()
  expect(await sweepOf('sms.budgets')).toMatchObject({ ranAt: expect.any(String), tookMs: expect.any(Number), fault: null, isLate: false })
  server.clock.advance({ minutes: 12 })
  expect(await sweepOf('sms.budgets')).toMatchObject({ isLate: true })
  await sql`alter table broadcast rename to broadcast_away`.execute(server.db)
  await expect(works.find(({ name }) => name === 'broadcasts')?.run()).rejects.toThrow()
  await sql`alter table broadcast_away rename to broadcast`.execute(server.db)
  expect(await sweepOf('broadcasts')).toMatchObject({ fault: '42P01', failedAt: expect.any(String) })
  await works.find(({ name }) => name === 'broadcasts')?.run()
  expect(await sweepOf('broadcasts')).toMatchObject({ fault: null, failedAt: null })
})

test('each process stands there with its version and last sign of life; one that ends leaves, one that is killed goes silent', async () => {
  const [ends, lives] = [noteProcess(server.deps), noteProcess(server.deps)]
  await Promise.all([ends.beat(), lives.beat()])
  const began = server.clock.now().toString({ fractionalSecondDigits: 3 })
  const shown = { version: expect.stringMatching(/^\d+\.\d+\.\d+/), startedAt: began, seenAt: began, isSilent: false, pid: process.pid }
  expect((await health()).processes).toMatchObject([shown, shown])
  await ends.end()
  server.clock.advance({ minutes: 4 })
  expect((await health()).processes).toMatchObject([{ startedAt: began, seenAt: began, isSilent: true }])
  await lives.beat()
  const now = server.clock.now().toString({ fractionalSecondDigits: 3 })
  expect((await health()).processes).toMatchObject([{ startedAt: began, seenAt: now, isSilent: false }])
  await lives.end()
  expect((await health()).processes).toEqual([])
})

test('a database in which no process ever ran jobs has no queue, and the page is there', async () => {
  await sql`drop schema pgboss cascade`.execute(server.db)
  const { queues, database } = await health()
  expect([queues.map(({ waiting }) => waiting.total), database.tables]).toEqual([[0, 0, 0, 0], expect.stringMatching(/^\d{4}-/)])
  expect((await server.ok(listFailedJobs, {}, { token })).rows).toEqual([])
})
