import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { folderFileStore } from '../adapters/folder-file-store.ts'
import { restrictPermissions } from './restrict-permissions.ts'
import { compiledCode } from '../testing/run-program.ts'

const home = mkdtempSync(join(tmpdir(), 'mwc-owner-'))
const umask = process.umask()
beforeEach(() => void process.umask(0))
afterAll(() => {
  process.umask(umask)
  rmSync(home, { recursive: true, force: true })
})

/** The data folder and all that is in it, as far as others may read or write it. */
function openToOthers(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name))
  return [folder, ...all].filter((path) => (statSync(path).mode & 0o077) !== 0)
}

/** What an older version left, open as the machine's umask had it. */
function olderFolder(name: string): string {
  const folder = join(home, name)
  for (const inner of ['database/base', 'files/photos']) mkdirSync(join(folder, inner), { recursive: true })
  for (const file of ['keys.json', 'server.lock', 'database/PG_VERSION', 'database/base/1', 'files/photos/a-1.webp'])
    writeFileSync(join(folder, file), 'something')
  return folder
}

// Windows knows no such modes.
describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is its user’s alone from its making, with everything that the database, the keys and the lock put there', () => {
    const folder = join(home, 'new', 'data')
    const run = `process.umask(0); await import('./server/src/add-admin.ts')`
    const root = join(import.meta.dirname, '../../..')
    const env = { ...compiledCode, PATH: process.env.PATH ?? '', DATA_FOLDER: folder }
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', run, '--', 'add-admin', 'warden'], { cwd: root, env })
    expect([status, readdirSync(folder).toSorted(), openToOthers(folder)]).toEqual([0, ['database', 'keys.json'], []])
  })

  test('is closed to others where an older version left it open', () => {
    const folder = olderFolder('older')
    expect(openToOthers(folder)).toHaveLength(10)
    restrictPermissions(folder)
    expect(openToOthers(folder)).toEqual([])
  })

  test('stays open where it holds what is not the server’s; what is the server’s is closed', () => {
    const folder = olderFolder('shared')
    writeFileSync(join(folder, 'notes.txt'), 'of somebody else')
    chmodSync(folder, 0o755)
    restrictPermissions(folder)
    expect(openToOthers(folder)).toEqual([folder, join(folder, 'notes.txt')])
  })

  test('takes uploads that are its user’s alone, on whatever database', async () => {
    const folder = join(home, 'uploads')
    await folderFileStore(join(folder, 'files')).put('photos/b-2.webp', Buffer.from('a photo'))
    expect(openToOthers(join(folder, 'files'))).toEqual([])
  })
})
