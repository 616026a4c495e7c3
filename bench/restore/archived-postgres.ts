import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asUser, startPostgres } from '../../server/src/testing/databases/real-postgres.ts'

const script = join(import.meta.dirname, '..', '..', 'deploy', 'postgres', 'archive-wal.sh')

/** A PostgreSQL that archives its log beside a folder for backups, and folders of its user's. */
export type ArchivedPostgres = { url: string; backups: string; makeFolder(name: string): string; stop(): Promise<void> }

export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'mwc-restore-bench-'))
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  const makeFolder = (name: string) => {
    const path = join(home, name)
    mkdirSync(path, { recursive: true })
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
    return path
  }
  makeFolder('')
  // PostgreSQL's user may not reach a clone.
  const own = join(home, 'archive-wal.sh')
  copyFileSync(script, own)
  const backups = makeFolder('backups')
  const archive = makeFolder('backups/wal')
  const postgres = await startPostgres([
    'wal_level=replica',
    'full_page_writes=on',
    'archive_mode=on',
    `archive_command=${own} "%p" "%f" ${archive}`,
  ])
  return {
    url: postgres.url,
    backups,
    makeFolder,
    async stop() {
      await postgres.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
