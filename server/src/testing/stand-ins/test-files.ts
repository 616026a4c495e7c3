import type { FileStore } from '../../ports/file-store.ts'

export type TestFiles = FileStore & { kept: Map<string, Buffer>; written: Map<string, Date> }

/** A file store in memory. */
export function testFiles(): TestFiles {
  const kept = new Map<string, Buffer>()
  const written = new Map<string, Date>()
  return {
    name: 'test',
    kept,
    written,
    put: async (key, content) => void kept.set(key, content),
    get: async (key) => kept.get(key),
    async *list(folder) {
      for (const key of [...kept.keys()].filter((one) => one.startsWith(`${folder}/`)))
        yield { key, writtenAt: written.get(key) ?? new Date(8.64e15) }
    },
    remove: async (key) => void kept.delete(key),
  }
}
