import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { asUser } from '../../server/src/testing/databases/real-postgres.ts'
import { freePortFrom } from '../faults/free-port.ts'
import { waitUntil } from '../faults/wait-until.ts'

/** A pooler before a database, by the transaction. */
export type Pooler = { url: string; stop(): Promise<void> }

const startLimitMs = 10_000

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}

/** Starts the PgBouncer of the PATH before a database; throws where there is none. @param size connections that it has there */
export async function startPooler(databaseUrl: string, size: number): Promise<Pooler> {
  const said = spawnSync('pgbouncer', ['--version'], { stdio: ['ignore', 'inherit', 'ignore'] })
  if (said.status !== 0) throw new Error('There is no pgbouncer on the PATH: install it (for example "apt-get install pgbouncer")')
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'mwc-pooler-'))
  const port = await freePortFrom(8_191)
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${size}`,
    'max_client_conn = 1000',
    'logfile = pooler.log',
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const child = spawn('pgbouncer', ['--quiet', 'pgbouncer.ini'], { cwd: folder, stdio: 'ignore', ...asUser })
  const url = databaseUrl.replace(`:${databasePort}/`, `:${port}/`)
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  if (!(await waitUntil(() => answers(url), startLimitMs))) throw new Error(`PgBouncer does not start: ${folder}`)
  return {
    url,
    async stop() {
      process.off('exit', kill)
      // At once, whoever is connected.
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
