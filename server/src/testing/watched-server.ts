import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { makeLogSigning } from '../keys/log-signing.ts'
import { makeEncryption } from '../keys/encryption.ts'
import { type Clock, systemClock } from '../ports/clock.ts'
import { startPostgres } from './databases/real-postgres.ts'
import { testFiles } from './stand-ins/test-files.ts'
import { testQueue } from './stand-ins/test-queue.ts'
import { testSms } from './stand-ins/test-sms.ts'

export type Query = { sql: string; parameters: readonly unknown[] }
/** A step of a plan, as PostgreSQL names its parts. */
export type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }
export type Watched = {
  app: FastifyInstance
  deps: Dependencies
  open: OpenDatabase
  clock: Clock
  /** How PostgreSQL means to answer a statement with these values (`explain`). */
  explain(query: Query): Promise<PlanNode>
  /** What was asked of the database since this was emptied. */
  queries: Query[]
  stop(): Promise<void>
}

const keys = { FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }

/**
 * The server's app on a database, or a PostgreSQL of its own, in this process; every statement that it sends is seen.
 * @param see hears of each statement once it was answered; what it throws is the statement's fault
 */
export async function startWatched(url?: string, see: (query: Query & { ms: number }) => void = () => {}): Promise<Watched> {
  const postgres = url === undefined ? await startPostgres() : { url, stop: async () => {} }
  const queries: Query[] = []
  const open = await openDatabase({
    url: postgres.url,
    pool: 15,
    log({ query: { sql, parameters }, queryDurationMillis: ms }) {
      queries.push({ sql, parameters })
      see({ sql, parameters, ms })
    },
  })
  const { db } = open
  const config = readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0', DATABASE_URL: postgres.url, ...keys })
  const clock = systemClock
  const deps: Dependencies = {
    config,
    db,
    reservedDb: open.reserved,
    replica: null,
    listen: open.listen,
    callsWaitMs: open.callsWaitMs,
    longReads: open.longReads,
    clock,
    queue: await testQueue(db, clock),
    encryption: makeEncryption(keys.FIN_KEYS, keys.LOOKUP_KEY),
    logSigning: makeLogSigning(keys.LOOKUP_KEY),
    sms: testSms(),
    push: null,
    files: testFiles(),
    gateways: {},
  }
  const app = await makeApp(deps)
  await app.ready()
  return {
    app,
    deps,
    open,
    clock,
    queries,
    async explain({ sql, parameters }) {
      const { rows } = await open.executeSql(`explain (format json) ${sql}`, [...parameters])
      const [plan] = rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[]
      if (!plan) throw new Error('PostgreSQL explained nothing')
      return plan['QUERY PLAN'][0].Plan
    },
    async stop() {
      await app.close()
      await open.close()
      await postgres.stop()
    },
  }
}
