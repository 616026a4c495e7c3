import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { copyFile, hashFile } from './file-list.ts'

const home = mkdtempSync(join(tmpdir(), 'mwc-list-'))
afterAll(() => rmSync(home, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** A file with so many bytes of chance, and what is noted of it. */
function written(name: string, bytes: number) {
  const content = randomBytes(bytes)
  writeFileSync(join(home, name), content)
  return { path: join(home, name), note: { bytes, sha256: createHash('sha256').update(content).digest('hex') } }
}

/** What every open file does. */
async function handles() {
  const handle = await open(home)
  await handle.close()
  return Object.getPrototypeOf(handle) as typeof handle
}

test.each([0, 1, 8_191, 8_192, 8_193, 1 << 20, (3 << 20) + 7])('a file of %i bytes is hashed and copied whole', async (bytes) => {
  const { path, note } = written(`of-${bytes}`, bytes)
  expect(await hashFile(path)).toEqual(note)
  expect(await copyFile(path, `${path}-copied`)).toEqual(note)
  expect(readFileSync(`${path}-copied`).equals(readFileSync(path))).toBe(true)
})

test('what is not there is no fault, and makes no copy', async () => {
  expect(await hashFile(join(home, 'gone'))).toBe(null)
  expect(await copyFile(join(home, 'gone'), join(home, 'of-gone'))).toBe(null)
  expect(await hashFile(join(home, 'of-gone'))).toBe(null)
})

test('a table that was empty as it was opened, and grows, is not read byte by byte', async () => {
  const { path, note } = written('grown', 1 << 20)
  const its = await handles()
  const read = vi.spyOn(its, 'read')
  const stat = vi.spyOn(its, 'stat').mockResolvedValue({ size: 0 } as never)
  expect(await hashFile(path)).toEqual(note)
  expect(stat).toHaveBeenCalledTimes(1)
  // Pages of PostgreSQL, and the end.
  expect(read).toHaveBeenCalledTimes((1 << 20) / 8_192 + 1)
})
