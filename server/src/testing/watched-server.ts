import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Tables } from '../database/tables/tables.ts'
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
const [dateType, bigintType] = [1082, 20]

/**
 * The server's app on a database, or a PostgreSQL of its own, in this process; every statement that it sends is seen.
 * @param see hears of each statement once it was answered; what it throws is the statement's fault
 */
export async function startWatched(url?: string, see: (query: Query & { ms: number }) => void = () => {}): Promise<Watched> {
  const postgres = url === undefined ? await startPostgres() : { url, stop: async () => {} }
  const open = await openDatabase({ url: postgres.url, pool: 5 })
  const types = new pg.TypeOverrides()
  types.setTypeParser(dateType, (value) => value)
  types.setTypeParser(bigintType, Number)
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10, types })
  // Cut when PostgreSQL stops.
  pool.on('error', () => {})
  const queries: Query[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log({ query: { sql, parameters }, queryDurationMillis: ms }) {
      queries.push({ sql, parameters })
      see({ sql, parameters, ms })
    },
  })
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0', DATABASE_URL: postgres.url, ...keys })
  const clock = systemClock
  const deps: Dependencies = {
    config,
    db,
    reservedDb: db,
    replica: null,
    listen: open.listen,
    callsWaitMs: open.callsWaitMs,
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
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, [...parameters])
      const [plan] = rows
      if (!plan) throw new Error('PostgreSQL explained nothing')
      return plan['QUERY PLAN'][0].Plan
    },
    async stop() {
      await app.close()
      await db.destroy()
      await open.close()
      await postgres.stop()
    },
  }
}
