import { join } from 'node:path'
import { StartFault } from '../start-fault.ts'
import { archiveOf } from './backup-folder.ts'
import { faultOf, hashFile, readEntries } from './file-list.ts'
import { listName, type Manifest, readManifest } from './manifest.ts'
import { firstGap, isSegment, listArchive } from './wal.ts'

const shown = 10

/** Reads the manifest of a backup; throws a `StartFault` where its list of files is not the one that it was finished with. */
export async function openBackup(folder: string, name: string): Promise<Manifest> {
  const backup = join(folder, name)
  const manifest = await readManifest(backup)
  const list = await hashFile(join(backup, listName))
  if (list?.sha256 !== manifest.files.list)
    throw new StartFault(`${join(backup, listName)} is not the list that this backup was finished with.`)
  return manifest
}

/**
 * Reads every file of a backup against its list, and looks whether the log behind it is there without a gap. Throws a
 * `StartFault` that names what does not fit. Answers with the last file of the log.
 */
export async function verifyBackup(folder: string, name: string): Promise<{ manifest: Manifest; lastSegment: string }> {
  const manifest = await openBackup(folder, name)
  const faults: string[] = []
  let number = 0
  for await (const entry of readEntries(join(folder, name, listName))) {
    if (entry.path.endsWith('/')) continue
    number += 1
    const fault = faultOf(entry, await hashFile(join(folder, name, entry.path)))
    if (fault !== null) faults.push(`  - ${fault}`)
  }
  if (number !== manifest.files.number) faults.push(`  - ${number} files are listed, it was finished with ${manifest.files.number}`)
  const archive = await listArchive(archiveOf(folder))
  const gap = firstGap(archive, manifest.wal.first, manifest.postgres.segmentBytes)
  if (gap !== null) faults.push(`  - the archive lacks ${gap}: no moment behind it can be restored from this backup`)
  if (faults.length > 0) {
    const more = faults.length > shown ? `\n  and ${faults.length - shown} more` : ''
    throw new StartFault(`${name} is not whole:\n${faults.slice(0, shown).join('\n')}${more}`)
  }
  return { manifest, lastSegment: archive.findLast(isSegment) ?? manifest.wal.last }
}
