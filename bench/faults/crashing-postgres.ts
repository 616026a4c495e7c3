import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asUser, preparedBinaries, run } from '../../server/src/testing/databases/real-postgres.ts'

/** A PostgreSQL of its own that stops as in a crash: no checkpoint, all connections cut, recovery from its log. */
export type CrashingPostgres = {
  url: string
  /** `pg_ctl stop -m immediate` and start: answers once it takes connections again. */
  crash(): Promise<void>
  /** Ends it, at once, and leaves nothing behind. Safe to repeat; works in an exit handler. */
  remove(): void
}

/** A commit waits until the operating system has its log record, which outlives a PostgreSQL crash. `fsync` is for power cuts. */
const settings = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
synchronous_commit = on
fsync = off
deadlock_timeout = 200ms
`

export async function crashingPostgres(port: number): Promise<CrashingPostgres> {
  const bin = preparedBinaries()
  const home = mkdtempSync(join(tmpdir(), 'mwc-faults-postgres-'))
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  const data = join(home, 'data')
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  appendFileSync(join(data, 'postgresql.conf'), settings(port))
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', join(home, 'log'), ...args])
  await control('start')
  let isRemoved = false
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await control('stop', '-m', 'immediate')
      await control('start')
    },
    remove() {
      if (isRemoved) return
      isRemoved = true
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], { ...asUser, stdio: 'ignore' })
      rmSync(home, { recursive: true, force: true })
    },
  }
}
