import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { folderFileStore } from './folder-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'mwc-files-'))
const store = folderFileStore(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is put is got until it is removed, and nothing unfinished stays', async () => {
  await store.put('photos/a-1.webp', Buffer.from('one'))
  await store.put('photos/a-1.webp', Buffer.from('two'))
  expect((await store.get('photos/a-1.webp'))?.toString()).toBe('two')
  expect(readdirSync(join(folder, 'photos'))).toEqual(['a-1.webp'])
  await store.remove('photos/a-1.webp')
  await store.remove('photos/a-1.webp')
  expect(await store.get('photos/a-1.webp')).toBeUndefined()
})

test('what a full disk did not take leaves nothing, and the file of before', async () => {
  await store.put('full/c-3.webp', Buffer.from('before'))
  const full = vi.spyOn(promises, 'writeFile').mockImplementation(async (path) => {
    writeFileSync(String(path), '')
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  syncBuiltinESMExports()
  try {
    await expect(store.put('full/c-3.webp', Buffer.from('after'))).rejects.toMatchObject({ code: 'ENOSPC' })
  } finally {
    full.mockRestore()
    syncBuiltinESMExports()
  }
  expect(readdirSync(join(folder, 'full'))).toEqual(['c-3.webp'])
  expect((await store.get('full/c-3.webp'))?.toString()).toBe('before')
})

test('a folder lists its files, also one that was never finished, which can then be removed; a folder that is not there has none', async () => {
  await store.put('photos/b-2.webp', Buffer.from('two'))
  const unfinished = 'photos/b-2.webp.0b9f'
  writeFileSync(join(folder, unfinished), 'half')
  const listed = await Array.fromAsync(store.list('photos'))
  expect(listed.map(({ key }) => key).toSorted()).toEqual(['photos/b-2.webp', unfinished])
  expect(listed.every(({ writtenAt }) => Math.abs(writtenAt.getTime() - Date.now()) < 3_600_000)).toBe(true)
  await store.remove(unfinished)
  expect(await Array.fromAsync(store.list('photos'))).toHaveLength(1)
  expect(await Array.fromAsync(store.list('nothing'))).toEqual([])
})

test('a key never leaves the folder', async () => {
  for (const key of ['../keys.json', 'photos/../../keys.json', '/etc/passwd', 'photos', 'a\0.webp', ''])
    await expect(async () => store.get(key)).rejects.toThrow('not a key')
})
