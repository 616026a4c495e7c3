import type { FileStore } from '../ports/file-store.ts'

export type TestFiles = FileStore & { kept: Map<string, Buffer> }

/** A file store in memory. */
export function testFiles(): TestFiles {
  const kept = new Map<string, Buffer>()
  return {
    name: 'test',
    kept,
    put: async (key, content) => void kept.set(key, content),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  }
}
