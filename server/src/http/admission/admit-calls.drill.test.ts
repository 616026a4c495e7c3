import { randomUUID } from 'node:crypto'
import { listPlaces, readNews } from '@mwc/contract/content/content.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { readThread } from '@mwc/contract/messages/messages.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import type { RequestMetrics } from '../../metrics/request-metrics.ts'
import { joinMember, write } from '../../testing/fixtures/message-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let outside: pg.Client

async function open(env: Record<string, string>, metrics?: RequestMetrics): Promise<void> {
  server = await startTestServer({ pool: 10, env, ...(metrics ? { metrics } : {}) })
  outside = new pg.Client({ connectionString: server.deps.config.DATABASE_URL })
  await outside.connect()
}
afterEach(async () => {
  await outside.end()
  await server.close()
})

const busy = {
  status: 503,
  reason: 'server.busy',
  refusal: expect.objectContaining({ details: { retryAfterSeconds: expect.any(Number) } }),
}
const waitingForNews = async () =>
  (await outside.query(`select 1 from pg_locks where relation = 'news'::regclass and not granted`)).rows.length
const readItem = () => server.call(readNews, { id: randomUUID() })

/** Calls that wait for a lock until it is let go of. */
async function stuck(count: number): Promise<{ letGo(): Promise<number[]> }> {
  await outside.query('begin; lock table news in access exclusive mode')
  const calls = Array.from({ length: count }, readItem)
  // Half of ten connections are for calls.
  await expect.poll(waitingForNews, { timeout: 20_000 }).toBeGreaterThanOrEqual(Math.min(count, 5))
  return {
    async letGo() {
      await outside.query('commit')
      return (await Promise.all(calls)).map(({ status }) => status)
    },
  }
}

it('one call more than are served at once is refused, and theirs are answered; then there is room again', async () => {
  await open({ BUSY_AFTER_CALLS: '4' })
  const others = await stuck(4)
  expect(await readItem()).toMatchObject(busy)
  expect((await server.app.inject('/ready')).statusCode).toBe(200)
  expect(await others.letGo()).toEqual([404, 404, 404, 404])
  expect((await readItem()).status).toBe(404)
})

it('while one waits too long for a connection others are refused; once it has it they are served', async () => {
  await open({ BUSY_AFTER_CALLS: '0', BUSY_AFTER_WAIT_MS: '100' })
  const others = await stuck(6)
  await expect.poll(() => server.open.pools().find(({ pool }) => pool === 'calls')?.waitedMs, { timeout: 20_000 }).toBeGreaterThan(100)
  expect(await readItem()).toMatchObject(busy)
  expect(new Set(await others.letGo())).toEqual(new Set([404]))
  expect(server.open.pools().map(({ waitedMs }) => waitedMs)).toEqual([0, 0, 0])
  expect((await server.call(readHome, {})).status).toBe(200)
})

it('a call that waits for news takes no place, and is answered when there is some', async () => {
  await open({ BUSY_AFTER_CALLS: '1' })
  const { token } = await joinMember(server, 1)
  await write(server, token, 'Where is the clinic?')
  const { version } = await server.ok(readThread, {}, { token })
  const news = server.ok(readThread, { after: version }, { token })
  await expect.poll(async () => (await readItem()).status, { timeout: 20_000 }).toBe(404)
  await write(server, token, 'Is it open on Sunday?')
  expect((await news).messages.length).toBe(2)
  expect((await readItem()).status).toBe(404)
})

it('whoever goes away before the answer leaves the place to others', async () => {
  await open({ BUSY_AFTER_CALLS: '1' })
  const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const address = `${base}${apiBase}/h5/news/${randomUUID()}`
  await outside.query('begin; lock table news in access exclusive mode')
  const leaving = new AbortController()
  const left = fetch(address, { signal: leaving.signal }).catch((error: Error) => error.name)
  await expect.poll(waitingForNews, { timeout: 20_000 }).toBeGreaterThanOrEqual(1)
  expect(await server.call(listPlaces, {})).toMatchObject(busy)
  leaving.abort()
  expect(await left).toBe('AbortError')
  await expect.poll(async () => (await server.call(listPlaces, {})).status, { timeout: 20_000 }).toBe(200)
  await outside.query('commit')
})

it('reads are refused before they are routed, in the shape of every refusal; what is never shed is answered', async () => {
  const busyCounted = vi.fn<() => void>()
  await open({ BUSY_AFTER_CALLS: '2' }, { countRequests: () => {}, countBusy: busyCounted })
  const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await joinMember(server, 1)
  const others = await stuck(2)
  const inBengali = { 'accept-language': 'bn' }
  const [path, asked] = [requestOf(listPlaces, {}).url as string, { headers: inBengali }]
  const usual = await server.app.inject({ url: path, headers: inBengali })
  for (const url of [path, `${path}?page=2`, `${apiBase}/h5/news/${randomUUID()}`]) {
    const refused = await fetch(base + url, asked)
    expect([refused.status, await refused.json()]).toEqual([usual.statusCode, usual.json()])
    const heads = Object.entries(usual.headers).filter(([name]) => !['connection', 'date'].includes(name))
    expect(heads.map(([name]) => [name, refused.headers.get(name)])).toEqual(heads.map(([name, value]) => [name, String(value)]))
  }
  expect(busyCounted).toHaveBeenCalledTimes(3)
  const payment = await fetch(`${base}${apiBase}/h5/payments/${randomUUID()}`, { headers: { authorization: `Bearer ${token}` } })
  expect(payment.status).toBe(404)
  // Others are routed first.
  expect((await fetch(base + path, { method: 'HEAD' })).status).toBe(503)
  expect(busyCounted).toHaveBeenCalledTimes(3)
  await others.letGo()
  expect((await fetch(base + path)).status).toBe(200)
})
