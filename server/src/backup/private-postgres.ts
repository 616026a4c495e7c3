import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartFault } from '../start-fault.ts'
import { faultOfRecovery } from './recovery-faults.ts'

/** Who PostgreSQL runs as: nobody's word where it is whoever runs this. */
export type Owner = { uid?: number; gid?: number }
type Place = { bin: string; data: string; owner: Owner; role: string; database: string; settings: Record<string, string> }

/** A PostgreSQL that only this process reaches, by a socket in a folder of its own. */
export type PrivatePostgres = { url: string; stop(): Promise<void> }

const port = '5432'
const keptLines = 200
/** In place of those of the data folder, which may lie elsewhere and open doors. */
const ownFiles = { 'postgresql.conf': '', 'pg_hba.conf': 'local all all trust\n', 'pg_ident.conf': '' }

/**
 * Starts PostgreSQL on a data folder, past all of its own settings that reach outside, and waits until it has arrived.
 * Throws a `StartFault` with what it says where it ends before.
 * @param arrived a statement that answers whether it has, in a column of that name
 */
export async function startPrivately(place: Place, recovery: Record<string, string>, arrived: string): Promise<PrivatePostgres> {
  const home = mkdtempSync(join(tmpdir(), 'mwc-restore-'))
  const { uid, gid } = place.owner
  for (const [name, content] of Object.entries(ownFiles)) writeFileSync(join(home, name), content)
  if (uid !== undefined && gid !== undefined) for (const name of ['', ...Object.keys(ownFiles)]) chownSync(join(home, name), uid, gid)
  const settings = {
    ...place.settings,
    config_file: join(home, 'postgresql.conf'),
    hba_file: join(home, 'pg_hba.conf'),
    ident_file: join(home, 'pg_ident.conf'),
    data_directory: place.data,
    listen_addresses: '',
    unix_socket_directories: home,
    port,
    archive_mode: 'off',
    autovacuum: 'off',
    hot_standby: 'on',
    wal_level: 'replica',
    logging_collector: 'off',
    log_destination: 'stderr',
    shared_preload_libraries: '',
    primary_conninfo: '',
    ssl: 'off',
    ...recovery,
  }
  const server = spawn(
    join(place.bin, 'postgres'),
    ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...place.owner,
      // What it says is read below, whatever language the machine speaks.
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const said: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.push(...text.split('\n').filter((line) => line !== ''))
    said.splice(0, said.length - keptLines)
  })
  const ended = Promise.race([once(server, 'close'), once(server, 'error')])
  const life = { isOver: false }
  void ended.then(() => (life.isOver = true))
  const end = () => {
    server.kill('SIGINT')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', end)
  const url = `postgres://${encodeURIComponent(place.role)}@localhost:${port}/${encodeURIComponent(place.database)}?host=${encodeURIComponent(home)}`
  const stop = async () => {
    process.off('exit', end)
    if (!life.isOver) server.kill('SIGINT')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  while (!life.isOver && !(await hasArrived(url, arrived))) await wait(100)
  if (!life.isOver) return { url, stop }
  await stop()
  throw new StartFault(faultOfRecovery(said))
}

async function hasArrived(url: string, sql: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ arrived: boolean }>(sql)
    return rows[0]?.arrived ?? false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
