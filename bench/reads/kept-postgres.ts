import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { asUser, preparedBinaries, run } from '../../server/src/testing/databases/real-postgres.ts'
import { freePortFrom } from '../faults/free-port.ts'
import { waitUntil } from '../faults/wait-until.ts'

/** A PostgreSQL whose folder can be kept and used again. */
export type KeptPostgres = {
  /** Of its postmaster, whose children are the rest of it. */
  pid: number
  urlOf(database: string): string
  stop(): Promise<void>
}

/** A machine of some GB, and nothing that runs by itself while others are measured. Writes are not made durable. */
const settings = [
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'max_connections=100',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
]

/** Whether the PostgreSQL at an address is the one on this data, and not another that took the port meanwhile. */
async function answers(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    await client.end()
    return rows[0]?.folder === data
  } catch {
    return false
  }
}

/** One that was killed reads what it had written since its last checkpoint. */
const recoveryMs = 900_000

/**
 * Starts PostgreSQL on the data of a folder, which is made where it is missing; null: one that goes with it.
 * @param more settings in place of the usual ones
 */
export async function startKeptPostgres(folder: string | null, more: readonly string[] = []): Promise<KeptPostgres> {
  const bin = preparedBinaries()
  const home = folder === null ? mkdtempSync(join(tmpdir(), 'mwc-reads-')) : resolve(folder)
  mkdirSync(home, { recursive: true })
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  const data = join(home, 'postgres')
  if (!existsSync(join(data, 'PG_VERSION')))
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  const port = await freePortFrom(8_195)
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
    {
      ...asUser,
      stdio: 'ignore',
    },
  )
  const ended = once(server, 'close')
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  // Also where nobody comes to `stop`.
  const end = () => {
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], { ...asUser, stdio: 'ignore' })
    if (folder === null) rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', end)
  const isUp = await waitUntil(async () => server.exitCode !== null || (await answers(urlOf('postgres'), data)), recoveryMs)
  if (!isUp || server.exitCode !== null || server.pid === undefined) throw new Error(`PostgreSQL does not start on ${data}`)
  return {
    pid: server.pid,
    urlOf,
    async stop() {
      process.off('exit', end)
      server.kill('SIGINT')
      await ended
      if (folder === null) rmSync(home, { recursive: true, force: true })
    },
  }
}
