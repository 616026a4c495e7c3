import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atOnce, filesAtOnce } from '../backup/at-once.ts'
import { walkFolder } from '../backup/data-folder.ts'
import { type FileStore, requireFileKey } from '../ports/file-store.ts'

/** Files, and how many bytes they have together. */
type Counted = { number: number; bytes: number }

export type Copied = {
  /** Written now; there already; taken away from the folder since both are the same. */
  copied: Counted
  present: Counted
  removed: Counted
  /** Keys of files that are there with another content. Neither is touched. */
  different: string[]
  /** Files of the folder that are none of the app's, or were never finished. */
  left: number
}

/** What a write that did not end leaves in a folder. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a path in the folder is the key of a file. */
function isKey(path: string): boolean {
  try {
    return !unfinished.test(requireFileKey(path))
  } catch {
    return false
  }
}

/**
 * Copies each file of a folder into a store, under its key, reads it back and compares it byte by byte. What is there already is
 * compared alone, so that a run that was stopped goes on when it is made again. The folder keeps its files, but with `remove`
 * those that were found the same. `tell` is called for each file. Throws where the store cannot be asked.
 */
export async function copyFiles(
  folder: string,
  to: FileStore,
  { remove, tell }: { remove?: (key: string) => Promise<void>; tell: (soFar: Copied) => void },
): Promise<Copied> {
  const none = () => ({ number: 0, bytes: 0 })
  const done: Copied = { copied: none(), present: none(), removed: none(), different: [], left: 0 }
  const count = (counted: Counted, { length }: Buffer) => {
    counted.number += 1
    counted.bytes += length
  }

  async function copy(key: string): Promise<void> {
    const content = await readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
      // Its member took it away meanwhile.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (content === null) return
    const before = await to.get(key)
    if (before === undefined) await to.put(key, content)
    const there = before ?? (await to.get(key))
    if (there === undefined || !content.equals(there)) done.different.push(key)
    else {
      count(before === undefined ? done.copied : done.present, content)
      await remove?.(key)
      if (remove) count(done.removed, content)
    }
    tell(done)
  }

  const work = atOnce(filesAtOnce)
  for await (const { path, isFolder } of walkFolder(folder)) {
    if (isFolder) continue
    if (isKey(path)) await work.start(() => copy(path))
    else done.left += 1
  }
  await work.settle()
  return done
}
