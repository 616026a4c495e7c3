import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { programme } from '@mwc/contract/programme/programme.calls'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase } from './testing/databases/real-postgres.ts'
import { mobileOf } from './testing/fixtures/person-fixtures.ts'
import { runMain, type RunningMain } from './testing/run-main.ts'
import { runToEnd } from './testing/run-program.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: pg.Client
/** An SMS provider whom nobody reaches, and no other party: simulators would make tables of their own. */
const parties = {
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'reaches nobody',
  TWILIO_SENDER: 'MWC',
  TWILIO_API_HOST: 'http://127.0.0.1:9',
  PAYNOW: 'none',
  NETS: 'none',
  PUSH: 'none',
}
/** What servers run as: it may change rows and no table. */
let asServer: Record<string, string> & { DATABASE_URL: string }
const role = `server_${process.pid}`
const processes: RunningMain[] = []
async function start(...args: Parameters<typeof runMain>): Promise<RunningMain> {
  const running = await runMain(...args)
  processes.push(running)
  return running
}

beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), `roles_${process.pid}`)
  database = new pg.Client({ connectionString: fresh.url })
  await database.connect()
  await database.query(`create role ${role} login`)
  for (const what of ['select, insert, update, delete on tables', 'usage on sequences', 'usage on schemas'])
    await database.query(`alter default privileges grant ${what} to ${role}`)
  const url = new URL(fresh.url)
  url.username = role
  asServer = { ...parties, DATABASE_URL: url.href, MIGRATE: 'false' }
})
afterAll(async () => {
  await Promise.all(processes.map((running) => running.stop()))
  await database.query(`drop owned by ${role}; drop role ${role}`)
  await database.end()
  await fresh.drop()
})

const migrate = (url: string) => runToEnd('migrate-database.ts', { MIGRATE_DATABASE_URL: url })
const tables = async () => (await database.query<{ n: number }>(`select count(*)::int as n from pg_class`)).rows[0]?.n
const waitingJobs = async () => (await database.query(`select name, state from pgboss.job`)).rows

test('a start that may not migrate refuses an older database in words, and changes nothing; nor may its role migrate', async () => {
  const before = await tables()
  const refused = await start({ ...asServer, ROLE: 'web' })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(/^The database is older than this version.*Run "npm run migrate" first\.\n$/)
  expect(await migrate(asServer.DATABASE_URL)).toEqual({
    code: 1,
    said: expect.stringContaining('The role of MIGRATE_DATABASE_URL may not change'),
  })
  expect(await tables()).toBe(before)
})

test('web answers and enqueues, and does no job; jobs does them, and answers whether it lives alone', async () => {
  expect(await migrate(fresh.url)).toEqual({ code: 0, said: expect.stringContaining('The tables are those of this version') })
  const before = await tables()

  const web = await start({ ...asServer, RUN_JOBS: 'false' })
  expect(web.said()).toContain('role web')
  await expect.poll(web.said).toContain('RUN_JOBS is understood by this version for the last time')
  const call = (path: string, init?: RequestInit) => fetch(web.base + apiBase + path, init)
  expect((await call(programme.path)).status).toBe(200)
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...mobileOf(7), purpose: 'signUp' }),
  }
  expect((await call(sendCode.path, asked)).status).toBe(200)
  // Longer than any process that works takes to look.
  await new Promise((done) => setTimeout(done, 1_500))
  expect(await waitingJobs()).toEqual([{ name: 'sms.send', state: 'created' }])
  expect((await database.query('select name from sweep_run')).rows).toEqual([])

  const jobs = await start({ ...asServer, ROLE: 'jobs' })
  expect(jobs.said()).toContain('role jobs')
  expect(jobs.said()).not.toContain("member's app")
  await expect.poll(waitingJobs).toEqual([{ name: 'sms.send', state: 'retry' }])
  await expect.poll(async () => (await database.query('select name from sweep_run')).rows.length).toBeGreaterThan(3)
  const paths = ['/health', '/ready', '/mobile/', '/console/', '/simulator/', apiBase + programme.path]
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(jobs.base + path)).status))
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404])
  expect(await tables()).toBe(before)
})
