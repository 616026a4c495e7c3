import type { Dependencies } from '../../dependencies.ts'
import { filesInUse } from './files-in-use.repo.ts'

const batchSize = 500
/** A file is written before the row that names it. */
const unnamedMs = 24 * 3_600_000

/**
 * Removes members' photos and what messages carried where no row names the file:
 * its upload ended between file and row, or its thread was too old. Files being written have other names, and age alike.
 */
export async function forgetLostFiles({ db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = clock.now().epochMilliseconds - unnamedMs
  for (const [folder, inUse] of Object.entries(filesInUse)) {
    let keys: string[] = []
    const removeLost = async () => {
      const used = await inUse(db, keys)
      for (const key of keys) if (!used.has(key)) await files.remove(key)
      keys = []
    }
    for await (const { key, writtenAt } of files.list(folder)) {
      if (writtenAt.getTime() < before) keys.push(key)
      if (keys.length === batchSize) await removeLost()
    }
    if (keys.length > 0) await removeLost()
  }
}
