import { CompiledQuery, Kysely, type Logger, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { DirectConnection } from './direct-connection.ts'
import type { OpenDatabase } from './database.ts'
import { columnParsers } from './column-parsers.ts'
import { guardedPool } from './guarded-pool.ts'
import { Replica } from './replica/replica.ts'
import { routedPool } from './replica/routed-pool.ts'
import { sideBySide } from './side-by-side.ts'
import { StatementNames } from './statement-names.ts'
import type { Tables } from './tables/tables.ts'

/** Milliseconds to wait for a connection, an answer and a lock, and that PostgreSQL lets a transaction idle. */
export type WaitLimits = { connectMs: number; statementMs: number; lockMs: number; idleTransactionMs: number }

/** Where PostgreSQL is, and how it is used. Without limits nothing is given up. */
export type PostgresPlace = {
  url: string
  /** PostgreSQL itself, where `url` is a pooler that gives out connections by the transaction. */
  directUrl?: string | undefined
  /** A streaming replica, for reads that may be a second old. */
  readUrl?: string | undefined
  /** Connections at most. */
  pool: number
  /** Whether statements have names; by default where no pooler stands between. */
  prepared?: boolean | undefined
  limits?: WaitLimits | undefined
  /** Hears of each statement once it was answered, for whoever measures. */
  log?: Logger | undefined
}

/** Number of the advisory lock of `alone`; any that nothing else takes. */
const startLock = 710_001
/** How much longer the server waits than PostgreSQL is told to: only one that does not answer at all is left. */
const graceMs = 250
/** How much longer jobs and sweeps may wait than a call: nobody looks at a screen meanwhile. */
const jobPatience = 15
/** How long a statement may take that reads all there is. */
const longStatementMs = 3_600_000
/** How long a connection to a replica is waited for: there is the primary. */
const replicaConnectMs = 500

/** A line that died without a word is noticed, also while nothing is asked. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

function types(): pg.TypeOverrides {
  const overrides = new pg.TypeOverrides()
  for (const [type, parse] of Object.entries(columnParsers)) overrides.setTypeParser(Number(type), parse)
  return overrides
}

/** Of all connections a fifth is kept for what is never to wait, three tenths for jobs; one of each at least. */
function shares(size: number): { calls: number; reserved: number; background: number } {
  const [reserved, background] = [Math.max(1, Math.floor(size / 5)), Math.max(1, Math.floor((size * 3) / 10))]
  return { reserved, background, calls: Math.max(1, size - reserved - background) }
}

const patient = ({ connectMs, statementMs, lockMs, idleTransactionMs }: WaitLimits): WaitLimits => ({
  connectMs: connectMs * jobPatience,
  statementMs: statementMs * jobPatience,
  lockMs: lockMs * jobPatience,
  idleTransactionMs,
})

/** What PostgreSQL itself ends. A pooler refuses such words at the start of a connection: there each transaction says them. */
const serverLimits = ({ statementMs, lockMs, idleTransactionMs }: WaitLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
})

function openPool({ url, directUrl }: PostgresPlace, size: number, limits: WaitLimits | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: types(),
    // Statements of a transaction are sent before those asked with them are answered: `together`.
    pipeline: true,
    application_name: 'mwc-membership',
    ...keepAlive,
    ...(limits ? { connectionTimeoutMillis: limits.connectMs, query_timeout: limits.statementMs + graceMs } : {}),
    ...(limits && !directUrl ? serverLimits(limits) : {}),
  })
  // A connection that the server cut, idle or in use, is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Begins transactions with PostgreSQL's own limits, in the same message: behind a pooler no connection keeps them. */
class PooledDialect extends PostgresDialect {
  readonly #begin: string

  constructor(pool: PostgresPool, limits: WaitLimits) {
    super({ pool })
    this.#begin = ['begin', ...Object.entries(serverLimits(limits)).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ')
  }

  override createDriver(): ReturnType<PostgresDialect['createDriver']> {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection) => void (await connection.executeQuery(CompiledQuery.raw(this.#begin)))
    return driver
  }
}

/** @param replica where the lane's calls read what may be a second old */
function openLane(place: PostgresPlace, size: number, limits: WaitLimits | undefined, names: StatementNames, replica?: Replica | null) {
  const pool = openPool(place, size, limits)
  const lane = guardedPool(pool, names)
  const routed = replica ? routedPool(lane, replica.pool) : lane
  const dialect = place.directUrl && limits ? new PooledDialect(routed, limits) : new PostgresDialect({ pool: routed })
  return { pool, waitedMs: () => lane.waitedMs(), db: sideBySide(new Kysely<Tables>({ dialect, ...(place.log && { log: place.log }) })) }
}

async function closeLane({ pool, db }: Pick<ReturnType<typeof openLane>, 'pool' | 'db'>): Promise<void> {
  await db.destroy()
  // Kysely ends no pool that it was never asked through, as the queue's may be.
  if (!pool.ended) await pool.end()
}

/** The replica that a place names, with as many connections as calls have to the primary; null where it names none. */
function openReplica(place: PostgresPlace, size: number, names: StatementNames, primary: pg.Pool): Replica | null {
  const { readUrl: url, limits } = place
  if (url === undefined) return null
  const soon = limits && { ...limits, connectMs: Math.min(limits.connectMs, replicaConnectMs) }
  const urls = { primary: place.directUrl ?? place.url, replica: url }
  const own = openPool({ ...place, url }, size, soon)
  return new Replica({ urls, pools: { primary, replica: own }, pool: guardedPool(own, names) })
}

/** PostgreSQL itself, one connection, without limits: for migrations, whose locks belong to a session. */
export function openForMigrations({ url, directUrl }: PostgresPlace): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: directUrl ?? url, max: 1, types: types(), ...keepAlive })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

export function openPostgres(place: PostgresPlace): OpenDatabase {
  const { calls, reserved, background } = shares(place.pool)
  const { limits, prepared = !place.directUrl } = place
  const names = new StatementNames({ off: !prepared })
  const kept = openLane(place, reserved, limits, names)
  const replica = openReplica(place, calls, new StatementNames({ off: !prepared }), kept.pool)
  const lanes = [
    openLane(place, calls, limits, names, replica),
    kept,
    openLane(place, background, limits && patient(limits), names),
  ] as const
  const direct = new DirectConnection(place.directUrl ?? place.url)
  return {
    db: lanes[0].db,
    reserved: lanes[1].db,
    background: lanes[2].db,
    replica,
    executeSql: (text, values) => lanes[2].pool.query(text, values),
    // A connection of its own, past any pooler: ending it gives the lock back, whatever happened.
    async alone(run) {
      const client = new pg.Client({ connectionString: place.directUrl ?? place.url, ...keepAlive })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [startLock])
        return await run()
      } finally {
        await client.end()
      }
    },
    listen: (channel, onNotify) => direct.listen(channel, onNotify),
    unlessElsewhere: (name, run) => direct.unlessElsewhere(name, run),
    async longReads(run) {
      const own = { ...place, url: place.directUrl ?? place.url, directUrl: undefined }
      const lane = openLane(own, 1, limits && { ...patient(limits), statementMs: longStatementMs }, names)
      try {
        return await run(lane.db)
      } finally {
        await closeLane(lane)
      }
    },
    callsWaitMs: lanes[0].waitedMs,
    pools: () =>
      (['calls', 'reserved', 'background'] as const).map((name, i) => {
        const { pool, waitedMs } = lanes[i] ?? lanes[0]
        const { totalCount, idleCount, waitingCount, options } = pool
        return { pool: name, open: totalCount, idle: idleCount, most: options.max, waiting: waitingCount, waitedMs: waitedMs() }
      }),
    async close() {
      await direct.close()
      await replica?.close()
      await Promise.all(lanes.map(closeLane))
    },
  }
}
