import { programme } from '@mwc/contract/programme/programme.calls'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { makeApp } from '../../app.ts'
import { callsTo, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { holdsMs } from './held-read.ts'
import { openPostgres } from '../open-postgres.ts'

let server: TestServer
let elsewhere: ReturnType<typeof openPostgres>
beforeAll(async () => {
  server = await startTestServer({ pool: 6 })
  const { database } = server.deps.config
  // Another process: connections of its own, and nothing that tells this one but the database.
  elsewhere = openPostgres({ url: 'url' in database && database.url ? database.url : '', pool: 3 })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await elsewhere.close()
  await server.close()
})

const helpline = async (app = server.app) => (await callsTo(app).ok(programme, {})).helpline
async function change(value: string): Promise<void> {
  await elsewhere.db
    .insertInto('setting')
    .values({ key: 'helpline', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

it('a change that another process makes is told at once: nothing waits for its time to be over', async () => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now)
  await change('6111 1111')
  await expect.poll(() => helpline(), { timeout: 10_000 }).toBe('6111 1111')
  await change('6222 2222')
  await expect.poll(() => helpline(), { timeout: 10_000 }).toBe('6222 2222')
})

it('where the word is lost, an answer is no older than a second', async () => {
  const deaf = await makeApp({ ...server.deps, db: server.reserved, listen: async () => async () => {} })
  await deaf.ready()
  const clock = vi.spyOn(performance, 'now')
  const now = performance.now()
  clock.mockReturnValue(now)
  await change('6333 3333')
  await expect.poll(() => helpline(), { timeout: 10_000 }).toBe('6333 3333')
  const held = await helpline(deaf)
  // No word: the rows are changed behind the triggers.
  await elsewhere.executeSql(
    `set session_replication_role = replica; update setting set value = '6444 4444' where key = 'helpline'; reset session_replication_role`,
  )
  clock.mockReturnValue(now + holdsMs - 1)
  expect(await helpline(deaf)).toBe(held)
  clock.mockReturnValue(now + holdsMs + 1)
  expect(await helpline(deaf)).toBe('6444 4444')
  await deaf.close()
})

it('a refusal says the helpline as it is now, also where the word is lost', async () => {
  const [app, deaf] = [
    await makeApp(server.deps),
    await makeApp({ ...server.deps, db: server.reserved, listen: async () => async () => {} }),
  ]
  const said = async (from: typeof app) => ((await from.inject('/fault')).json() as { message: string }).message
  for (const one of [app, deaf]) {
    one.get('/fault', () => Promise.reject(new Error('a fault')))
    await one.ready()
  }
  await change('6777 7777')
  await expect.poll(() => said(app), { timeout: 10_000 }).toContain('6777 7777')
  await expect.poll(() => said(deaf), { timeout: 10_000 }).toContain('6777 7777')
  await app.close()
  await deaf.close()
})

it('a transaction reads what is there, not what is held', async () => {
  await change('6555 5555')
  await expect.poll(() => helpline(), { timeout: 10_000 }).toBe('6555 5555')
  const { readSettings } = await import('../../features/programme/read-settings.ts')
  const read = await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('setting').set({ value: '6666 6666' }).where('key', '=', 'helpline').execute()
    return (await readSettings(tx)).helpline
  })
  expect(read).toBe('6666 6666')
})
