import type pg from 'pg'
import { large } from '../desk/measure-sweeps.ts'
import { waitUntil } from '../faults/wait-until.ts'

/** Rows of a table, and how often and how far it was read from its beginning. */
type Reading = { table: string; rows: number; scans: number; read: number }

/** A large table that was begun to be read from its beginning. */
export type SequentialRead = Reading & {
  /** Rows read so came to half of the table or more. */
  isLong: boolean
  /** Statements that may have done so. */
  by: string[]
}

const endLimitMs = 60_000

/** What a backend read is told of once it has ended, at the latest: waits until nobody but this one is connected. */
export async function untilAlone(client: pg.Client): Promise<void> {
  const isAlone = async () => {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    return rows.length === 0
  }
  if (!(await waitUntil(isAlone, endLimitMs))) throw new Error('Somebody is still connected to the database')
}

/** How far each table was read from its beginning so far. */
export async function readTables(client: pg.Client): Promise<Map<string, Reading>> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<Reading>(
    `select schemaname || '.' || s.relname as table, greatest(reltuples, n_live_tup)::float8 as rows, seq_scan::float8 as scans, seq_tup_read::float8 as read
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid`,
  )
  return new Map(rows.map((row) => [row.table, row]))
}

/** Statements that name a table and touched half of its pages or more a call, the most first. */
async function listReaders(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(
    `select query as sql from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       and query ~ ('\\m' || split_part($1, '.', 2) || '\\M') and query !~* '^(explain|analyze)'
       and (shared_blks_hit + shared_blks_read)::float8 / calls >= (select relpages from pg_class where oid = $1::regclass) / 2.0
     order by (shared_blks_hit + shared_blks_read)::float8 / calls desc`,
    [table],
  )
  return rows.map(({ sql }) => sql.replaceAll(/\s+/g, ' '))
}

/** Large tables that were read from their beginning since `before`, by whomever. Needs `pg_stat_statements`, to say by what. */
export async function findSequentialReads(client: pg.Client, before: Map<string, Reading>): Promise<SequentialRead[]> {
  const found = [...(await readTables(client)).values()]
    .map((now) => {
      const then = before.get(now.table)
      return { ...now, scans: now.scans - (then?.scans ?? 0), read: now.read - (then?.read ?? 0) }
    })
    .filter(({ rows, scans }) => rows > large && scans > 0)
  const reads: SequentialRead[] = []
  for (const table of found) reads.push({ ...table, isLong: table.read >= table.rows / 2, by: await listReaders(client, table.table) })
  return reads
}

export type Costly = { sql: string; calls: number; pages: number; ms: number }

/** The server's statements that touched most pages a call, found in memory or not. */
export async function listCostly(client: pg.Client, length: number): Promise<Costly[]> {
  const { rows } = await client.query<Costly>(
    `select query as sql, calls::int, (shared_blks_hit + shared_blks_read)::float8 / calls as pages, mean_exec_time as ms
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and toplevel
       and query !~* '^(explain|create|drop)'
     order by 3 desc limit $1`,
    [length],
  )
  return rows.map((row) => ({ ...row, sql: row.sql.replaceAll(/\s+/g, ' ') }))
}
