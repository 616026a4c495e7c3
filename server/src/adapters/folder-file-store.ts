import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, requireFileKey } from '../ports/file-store.ts'

/** What is not there, or went meanwhile, is nothing. */
function noneOfAbsent(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
  throw error
}

/** Files in a folder of this machine; several processes share it, several machines need a folder that they all mount. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, requireFileKey(key))
  return {
    name: 'folder',
    async put(key, content) {
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(unfinished, content, { mode: 0o600 })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async *list(name) {
      for await (const entry of await opendir(join(folder, name)).catch(noneOfAbsent)) {
        const found = entry.isFile() ? await stat(join(folder, name, entry.name)).catch(noneOfAbsent) : []
        if ('mtime' in found) yield { key: `${name}/${entry.name}`, writtenAt: found.mtime }
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
