import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import { isBefore, listArchive } from './wal.ts'

/** Where `archive_command` puts PostgreSQL's log. */
export const archiveOf = (folder: string): string => join(folder, 'wal')

/** A backup is named by its beginning; one that is being made begins with a dot. */
const wholeName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const makingName = /^\.making-/

export const nameOf = (at: Temporal.Instant): string => at.round('second').toString().replaceAll(':', '-')

/** The whole backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => wholeName.test(name) && existsSync(join(folder, name, manifestName))).toSorted()
}

/** An empty folder for a new backup; what others left half-way goes. Under the lock of a backup. */
export async function beginBackup(folder: string, name: string): Promise<string> {
  for (const other of (await readdir(folder)).filter((entry) => makingName.test(entry)))
    await rm(join(folder, other), { recursive: true, force: true })
  const making = join(folder, `.making-${name}`)
  await mkdir(making, { mode: 0o700 })
  return making
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Writes the manifest and gives a backup its name: from here on it is one. */
export async function finishBackup(folder: string, name: string, manifest: Manifest): Promise<void> {
  const making = join(folder, `.making-${name}`)
  await writeFile(join(making, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await sync(join(making, manifestName))
  await sync(making)
  await rename(making, join(folder, name))
  await sync(folder)
}

/** How many backups stay, or for how many days; the newest always does. */
export type Retention = { keep: number } | { days: number }

/** Which backups are too many or too old. */
export function backupsToRemove(names: readonly string[], retention: Retention, now: Temporal.Instant): string[] {
  const older = names.slice(0, -1)
  if ('keep' in retention) return older.slice(0, Math.max(0, names.length - retention.keep))
  const before = nameOf(now.subtract({ hours: 24 * retention.days }))
  return older.filter((name) => name < before)
}

/** Removes backups that are too many or too old, then the log that no other one needs. Answers with what went. */
export async function removeOld(folder: string, retention: Retention, now: Temporal.Instant) {
  const names = await listBackups(folder)
  const removed = backupsToRemove(names, retention, now)
  for (const name of removed) {
    // Half of one that was taken away is none.
    await rename(join(folder, name), join(folder, `.making-${name}`))
    await rm(join(folder, `.making-${name}`), { recursive: true, force: true })
  }
  const oldest = names.find((name) => !removed.includes(name))
  if (oldest === undefined) return { removed, segments: 0 }
  const { wal } = await readManifest(join(folder, oldest))
  const unneeded = (await listArchive(archiveOf(folder))).filter((name) => isBefore(name, wal.first))
  for (const name of unneeded) await rm(join(archiveOf(folder), name), { force: true })
  return { removed, segments: unneeded.length }
}
