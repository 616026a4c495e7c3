import type { Dependencies } from '../../dependencies.ts'
import { photosInUse } from './photos-in-use.repo.ts'

const folder = 'photos'
const batchSize = 500
/** A photo is written before the row that names it. */
const unnamedMs = 24 * 3_600_000

/**
 * Removes photos that no account names: their upload ended between file and row.
 * Files being written have other names, and age alike.
 */
export async function forgetLostPhotos({ db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = clock.now().epochMilliseconds - unnamedMs
  let keys: string[] = []
  const removeLost = async () => {
    const used = await photosInUse(db, keys)
    for (const key of keys) if (!used.has(key)) await files.remove(key)
    keys = []
  }
  for await (const { key, writtenAt } of files.list(folder)) {
    if (writtenAt.getTime() < before) keys.push(key)
    if (keys.length === batchSize) await removeLost()
  }
  if (keys.length > 0) await removeLost()
}
