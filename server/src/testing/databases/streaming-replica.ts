import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { type PostgresProcess, giveToPostgres, makeHome, startOn } from './real-postgres.ts'

/** A replica that follows a primary, and what can befall it. */
export type StreamingReplica = {
  /** Of the database that the primary's address names. */
  url: string
  /** Of its postmaster. */
  pid: number
  /** Runs SQL on the replica. */
  execute(text: string): Promise<Record<string, unknown>[]>
  /** Ends it as a machine ends, and starts it at the same address. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes what it had. */
  close(): Promise<void>
}

/** What a copy must not have: it is the running primary's own. */
const ofTheProcess = new Set(['postmaster.pid', 'postmaster.opts'])

/** Runs SQL on a connection of its own. */
async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/**
 * Makes a streaming replica of the PostgreSQL at `primaryUrl` as `pg_basebackup` would, which npm's PostgreSQL lacks: its
 * folder is copied between `pg_backup_start` and `pg_backup_stop`. What it lacks of the log it streams.
 */
export async function startReplica(primaryUrl: string): Promise<StreamingReplica> {
  const home = makeHome()
  const data = join(home, 'data')
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder from pg_backup_start('replica', true)`,
    )
    cpSync(rows[0]?.folder ?? '', data, { recursive: true, filter: (path) => !ofTheProcess.has(basename(path)) })
    const { rows: ends } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(data, 'backup_label'), ends[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  writeFileSync(join(data, 'standby.signal'), '')
  giveToPostgres(data)
  const { hostname, port, username, pathname } = new URL(primaryUrl)
  const settings = [`primary_conninfo=host=${hostname} port=${port} user=${username}`, 'wal_receiver_status_interval=1']
  let server: PostgresProcess = await startOn(data, settings)
  const url = new URL(server.url)
  url.pathname = pathname
  return {
    url: url.href,
    pid: server.pid,
    execute: (text) => ask(url.href, text),
    kill: () => server.kill(),
    async start() {
      server = await startOn(data, settings, Number(url.port))
    },
    async close() {
      await server.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
