import { opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of PostgreSQL whose content belongs to a running one. */
const emptied = new Set(['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
/** What must not be there when it starts, or is made anew by itself; its log may tell of rows. */
const left = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'current_logfiles',
  'recovery.signal',
  'standby.signal',
  'pg_internal.init',
  'log',
])

/** Copied after all others: what a start reads first. */
export const controlFile = 'global/pg_control'

const isLeft = (name: string) => left.has(name) || name.startsWith('pgsql_tmp')

type Found = { path: string; isFolder: boolean }
type Rules = { isKept?: (name: string) => boolean; isEmptied?: (path: string) => boolean }

/** Everything below a folder, its folders before what is in them; what goes meanwhile is left out. */
export async function* walkFolder(root: string, rules: Rules = {}, below = ''): AsyncGenerator<Found> {
  const folder = await opendir(join(root, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const entry of folder) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (rules.isKept?.(entry.name) === false) continue
    const isEmptied = rules.isEmptied?.(path) ?? false
    if (entry.isFile()) yield { path, isFolder: false }
    // PostgreSQL's log may lie elsewhere, behind a link.
    else if (entry.isDirectory() || isEmptied) yield { path, isFolder: true }
    if (entry.isDirectory() && !isEmptied) yield* walkFolder(root, rules, path)
  }
}

/** What of PostgreSQL's data folder belongs into a backup, but for the control file. */
export async function* walkData(data: string): AsyncGenerator<Found> {
  for await (const found of walkFolder(data, { isKept: (name) => !isLeft(name), isEmptied: (path) => emptied.has(path) }))
    if (found.path !== controlFile) yield found
}
