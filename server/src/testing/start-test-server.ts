import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type Language, languageTags } from '@mwc/contract/language/language'
import type { RefusalBody, RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { allJobs } from '../all-jobs.ts'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Db, OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { makeLogSigning } from '../keys/log-signing.ts'
import { makeEncryption } from '../keys/encryption.ts'
import type { RequestMetrics } from '../metrics/request-metrics.ts'
import type { Dependencies } from '../dependencies.ts'
import type { SigningPhone } from './fixtures/signing-phone.ts'
import { embeddedDatabase } from './databases/embedded-database.ts'
import { freshDatabase } from './databases/real-postgres.ts'
import { type TestClock, testClock } from './stand-ins/test-clock.ts'
import { type TestFiles, testFiles } from './stand-ins/test-files.ts'
import { type TestGateway, testGateway } from './stand-ins/test-gateway.ts'
import { type TestPush, testPush } from './stand-ins/test-push.ts'
import { type TestQueue, testQueue } from './stand-ins/test-queue.ts'
import { type TestSms, testSms } from './stand-ins/test-sms.ts'

/** `phone` signs the call, or has its key told with one that signs in, as the app does. */
type Asking = { token?: string | undefined; language?: Language; phone?: SigningPhone }
export type Answer<E> = {
  status: number
  data: OutputOf<E> | undefined
  reason: RefusalReason | undefined
  refusal: RefusalBody | undefined
}

export type TestServer = {
  app: FastifyInstance
  deps: Dependencies
  open: OpenDatabase
  db: Db
  /** The same on the connections that are kept for what is never to wait. */
  reserved: Db
  clock: TestClock
  sms: TestSms
  push: TestPush
  files: TestFiles
  payNow: TestGateway
  queue: TestQueue
  /** Runs every job that is due, as the workers would. */
  runJobs(): Promise<void>
  /** Makes one call of the contract; answers with what came back, refusal or not. */
  call<E extends WireCall>(endpoint: E, input: InputOf<E>, asking?: Asking): Promise<Answer<E>>
  /** The same where only success will do: throws on a refusal. */
  ok<E extends WireCall>(endpoint: E, input: InputOf<E>, asking?: Asking): Promise<OutputOf<E>>
  close(): Promise<void>
}

export const testKeys = { fin: `k1:${'11'.repeat(32)}`, lookup: '22'.repeat(32), logSigning: '33'.repeat(32) }

/** Settings of a server on a PostgreSQL that shares its machine with the tests, and so may be slow. */
function onPostgres(url: string): Record<string, string> {
  const patience = '30000'
  const waits = { DATABASE_CONNECT_MS: patience, DATABASE_STATEMENT_MS: patience, DATABASE_LOCK_MS: patience }
  return { DATABASE_URL: url, FIN_KEYS: testKeys.fin, LOOKUP_KEY: testKeys.lookup, ...waits }
}

/** What a browser adds to a call: members' token, or the desk's cookie and the page that the call comes from. */
export function identityHeads({ path }: Pick<WireCall, 'path'>, token: string | undefined): Record<string, string> {
  if (!path.replace(apiBase, '').startsWith('/desk/')) return token === undefined ? {} : { authorization: `Bearer ${token}` }
  return { origin: 'https://mwc.example', ...(token === undefined ? {} : { cookie: `__Host-desk=${token}` }) }
}

/** The request that a call of the contract is. */
export function requestOf(
  endpoint: WireCall,
  input: Record<string, unknown>,
  { token, language = 'english', phone }: Asking = {},
): InjectOptions {
  const sent = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(sent[name])
    delete sent[name]
    return encodeURIComponent(value.toWellFormed())
  })
  const headers = { 'accept-language': languageTags[language], ...identityHeads(endpoint, token) }
  const url = apiBase + path
  if (endpoint.method === 'POST' && phone) return phone.request(endpoint, { url, headers, body: JSON.stringify(sent) })
  if (endpoint.method === 'POST') return { method: 'POST', url, headers, payload: sent }
  const query = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Record<string, string>
  return { method: 'GET', url, headers, query }
}

/** Calls of the contract to a server. */
export function callsTo(app: FastifyInstance): Pick<TestServer, 'call' | 'ok'> {
  const call: TestServer['call'] = async (endpoint, input, asking) => {
    const response = await app.inject(requestOf(endpoint, input as Record<string, unknown>, asking))
    const body = response.json()
    const isDone = response.statusCode === 200
    return {
      status: response.statusCode,
      data: isDone ? body.data : undefined,
      reason: isDone ? undefined : body.reason,
      refusal: isDone ? undefined : body,
    }
  }
  return {
    call,
    async ok(endpoint, input, asking) {
      const { data, refusal } = await call(endpoint, input, asking)
      if (data === undefined) throw new Error(`${endpoint.path} was refused: ${JSON.stringify(refusal)}`)
      return data
    },
  }
}

/** A database of the run's PostgreSQL with every table; or the one at an address, as it is. */
async function databaseFor(url: string | undefined): Promise<{ url: string; drop(): Promise<void> }> {
  if (url !== undefined) return { url, drop: async () => {} }
  return freshDatabase(inject('postgresUrl'), `t_${randomUUID().replaceAll('-', '')}`, inject('postgresTables'))
}

type Options = {
  embedded?: boolean
  on?: string
  pool?: number
  env?: Record<string, string>
  through?: (url: string) => Promise<string>
  metrics?: RequestMetrics
}

/**
 * What the whole server works with, on its own database: of the run's PostgreSQL, the one at the address `on`, or with
 * `embedded` PGlite in memory, where a test is about that or fakes the timers that a connection needs.
 * Its clock starts at 10:00 on 10 March 2026 in Singapore and stands still.
 */
export async function openTestDependencies(options: Omit<Options, 'metrics'> = {}) {
  const fresh = options.embedded ? undefined : await databaseFor(options.on)
  const url = fresh && (await (options.through?.(fresh.url) ?? fresh.url))
  // PGlite works in the process of the test: how far behind that is says nothing of the server.
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    BUSY_AFTER_MS: '0',
    BUSY_AFTER_CALLS: '0',
    BUSY_AFTER_WAIT_MS: '0',
    PASSWORD_WAIT_MS: '0',
    PUBLIC_URL: 'https://mwc.example',
    ...(url ? { ...onPostgres(url), DATABASE_POOL: String(options.pool ?? 20) } : {}),
    ...options.env,
  })
  const open = await ('url' in config.database ? openDatabase(config.database) : embeddedDatabase())
  const clock = testClock('2026-03-10T10:00:00+08:00')
  const files = testFiles()
  const [queue, sms, push, payNow] = [await testQueue(open.db, clock), testSms(), testPush(), testGateway(clock)]
  const encryption = makeEncryption(testKeys.fin, testKeys.lookup)
  const deps: Dependencies = {
    config,
    db: open.db,
    reservedDb: open.reserved,
    replica: open.replica,
    listen: open.listen,
    callsWaitMs: open.callsWaitMs,
    longReads: open.longReads,
    queue,
    clock,
    encryption,
    logSigning: makeLogSigning(testKeys.logSigning),
    sms,
    push,
    files,
    gateways: { paynow: payNow },
  }
  const close = async () => {
    await open.close()
    await fresh?.drop()
  }
  return { deps, open, clock, sms, push, files, payNow, queue, close }
}

/** The whole server, with what `openTestDependencies` says. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const { close, ...needed } = await openTestDependencies(options)
  const { deps, open, queue } = needed
  const app = await makeApp(deps, { metrics: options.metrics })
  await app.ready()
  return {
    ...needed,
    app,
    db: open.db,
    reserved: open.reserved,
    runJobs: () => queue.runJobs(allJobs(deps)),
    ...callsTo(app),
    async close() {
      await app.close()
      await close()
    },
  }
}
