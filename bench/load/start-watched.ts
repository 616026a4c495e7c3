import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { FastifyInstance } from 'fastify'
import { makeApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { type OpenDatabase, openDatabase } from '../../server/src/database/open-database.ts'
import type { Tables } from '../../server/src/database/tables.ts'
import { makeSeal } from '../../server/src/keys/seal.ts'
import { type Clock, systemClock } from '../../server/src/ports/clock.ts'
import { startPostgres } from '../../server/src/testing/real-postgres.ts'
import { testFiles } from '../../server/src/testing/test-files.ts'
import { testQueue } from '../../server/src/testing/test-queue.ts'
import { testSms } from '../../server/src/testing/test-sms.ts'

export type Query = { sql: string; parameters: readonly unknown[] }
export type Watched = {
  app: FastifyInstance
  open: OpenDatabase
  clock: Clock
  pool: pg.Pool
  /** What was asked of the database since this was emptied. */
  queries: Query[]
  stop(): Promise<void>
}

const keys = { FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }
const [dateType, bigintType] = [1082, 20]

/** The server's app on a PostgreSQL of its own, in this process; every statement that it sends is seen. */
export async function startWatched(): Promise<Watched> {
  const postgres = await startPostgres()
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
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: query.parameters }),
  })
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0', DATABASE_URL: postgres.url, ...keys })
  const clock = systemClock
  const app = await makeApp({
    config,
    db,
    clock,
    queue: await testQueue(db, clock),
    seal: makeSeal(keys.FIN_KEYS, keys.LOOKUP_KEY),
    sms: testSms(),
    files: testFiles(),
    gateways: {},
  })
  await app.ready()
  return {
    app,
    open,
    clock,
    pool,
    queries,
    async stop() {
      await app.close()
      await db.destroy()
      await open.close()
      await postgres.stop()
    },
  }
}
