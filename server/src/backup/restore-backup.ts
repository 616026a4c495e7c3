import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { chown, mkdir, statfs, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { StartFault } from '../start-fault.ts'
import { atOnce, filesAtOnce } from './at-once.ts'
import { archiveOf, listBackups } from './backup-folder.ts'
import { copyFile, faultOf, readEntries } from './file-list.ts'
import { listName, type Manifest, readManifest } from './manifest.ts'
import type { Owner } from './private-postgres.ts'
import { sizeOf } from './size-of.ts'
import { firstGap, listArchive, segmentsBetween } from './wal.ts'

/** What a start from a copy asks for beside what was copied. */
const madeAnew = ['pg_wal', 'pg_wal/archive_status', 'pg_tblspc']

/**
 * The newest whole backup that ended before a moment, or the one of that name. Throws a `StartFault` where there is none.
 * @param name null for any; @param time null for the latest
 */
export async function chooseBackup(folder: string, name: string | null, time: Temporal.Instant | null): Promise<string> {
  const names = await listBackups(folder)
  if (names.length === 0) throw new StartFault(`There is no whole backup in ${folder}.`)
  if (name !== null && !names.includes(name))
    throw new StartFault(`There is no whole backup ${name} in ${folder}; there are ${names.join(', ')}.`)
  const wanted = name === null ? names.toReversed() : [name]
  let oldest = ''
  for (const one of wanted) {
    const { endedAt } = await readManifest(join(folder, one))
    if (time === null || Temporal.Instant.compare(endedAt, time) <= 0) return one
    oldest = endedAt
  }
  throw new StartFault(`${time?.toString()} lies before the end of ${name ?? 'every backup'} (${oldest}): an older backup is needed.`)
}

/** Refuses a folder that holds something, and one that PostgreSQL could not run in. Answers with who owns it. */
export function requireEmptyFolder(to: string): Owner {
  const isThere = statSync(to, { throwIfNoEntry: false })
  if (isThere === undefined) mkdirSync(to, { recursive: true, mode: 0o700 })
  else if (!isThere.isDirectory()) throw new StartFault(`${to} is no folder.`)
  else if (readdirSync(to).length > 0)
    throw new StartFault(`${to} is not empty: a restore writes into an empty folder only, and over nothing.`)
  const { uid, gid } = statSync(to)
  const isRoot = process.getuid?.() === 0
  if (isRoot && uid === 0)
    throw new StartFault(`${to} belongs to root, as whom PostgreSQL does not run: make it, empty, and chown it to PostgreSQL's user first.`)
  return isRoot ? { uid, gid } : {}
}

/** Refuses PostgreSQL's programs where they are missing or of another version than the backup. */
export function requirePrograms(bin: string, { postgres }: Manifest): void {
  const said = versionOf(join(bin, 'postgres'))
  const major = /(\d+)(?:\.\d+)*/.exec(said ?? '')?.[1]
  if (major === undefined) throw new StartFault(`POSTGRES_BIN: there is no program "postgres" in ${bin || 'PATH'}.`)
  if (Number(major) !== postgres.major)
    throw new StartFault(
      `POSTGRES_BIN: this is PostgreSQL ${major}; the backup is of ${postgres.version}, and only ${postgres.major} reads it.`,
    )
}

function versionOf(program: string): string | null {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' })
  } catch {
    return null
  }
}

/** Refuses a backup of tables that this version does not know. */
export function requireKnownTables({ migrations, version }: Manifest, known: readonly string[]): void {
  const later = migrations.filter((name) => !known.includes(name))
  if (later.length > 0)
    throw new StartFault(`The backup is of a later version (${version}, with ${later.join(', ')}): restore it with that one.`)
}

/** Refuses where the log behind a backup has a hole; with a time, what lies behind that is not asked for. */
export async function requireWal(folder: string, { wal, postgres }: Manifest, time: Temporal.Instant | null): Promise<void> {
  const own = segmentsBetween(wal.first, wal.last, postgres.segmentBytes)
  const gap = firstGap([...own, ...(await listArchive(archiveOf(folder)))], wal.first, postgres.segmentBytes)
  if (gap !== null && time === null)
    throw new StartFault(
      `The archive lacks WAL ${gap}, though later files are there: find it, or say with --time a moment before it (nothing behind it can be had).`,
    )
}

/** Says what is short where a folder has no room for so many bytes; null where it has. */
export function roomProblem(to: string, needed: number, free: number): string | null {
  return free < needed * 1.05 ? `${to} has ${sizeOf(free)} free and needs ${sizeOf(needed * 1.05)}: nothing was written.` : null
}

/** Copies a backup, each file held against its list, into an empty folder; what was copied goes again where one does not fit. */
export async function copyBackup(folder: string, name: string, to: string, manifest: Manifest, owner: Owner): Promise<void> {
  const { bavail, bsize } = await statfs(to)
  const problem = roomProblem(to, manifest.files.bytes, bavail * bsize)
  if (problem !== null) throw new StartFault(problem)
  try {
    await copyAll(join(folder, name), to, owner)
  } catch (error) {
    emptyFolder(to)
    throw error
  }
}

/** Takes away all that is in a folder, which stays. */
export function emptyFolder(folder: string): void {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 10 })
}

async function copyAll(backup: string, to: string, { uid, gid }: Owner): Promise<void> {
  const give = async (path: string) => {
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
  }
  const makeFolder = async (path: string) => {
    await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    await give(join(to, path))
  }
  const work = atOnce(filesAtOnce)
  for await (const entry of readEntries(join(backup, listName))) {
    // The log of its time lies where PostgreSQL looks for it.
    const path = entry.path.replace(/^wal\//, 'data/pg_wal/')
    if (path.endsWith('/')) await makeFolder(path.slice(0, -1))
    else
      await work.start(async () => {
        const fault = faultOf(entry, await copyFile(join(backup, entry.path), join(to, path)))
        if (fault !== null) throw new StartFault(`The backup is damaged: ${fault}. Nothing was kept; take another one.`)
        await give(join(to, path))
      })
  }
  await work.settle()
  for (const path of madeAnew) await makeFolder(`data/${path}`)
  await writeFile(join(to, 'data', 'recovery.signal'), '', { mode: 0o600 })
  await give(join(to, 'data', 'recovery.signal'))
}
