import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'mwc-lock-'))

it('a folder that a running process holds is refused, with the way out', () => {
  const place = folder()
  writeFileSync(join(place, 'server.lock'), String(process.ppid))
  expect(() => lockFolder(place)).toThrow(FolderInUse)
  expect(() => lockFolder(place)).toThrow(/choose another DATA_FOLDER, or set DATABASE_URL/)
})

it('the lock of a process that died is taken over, and given back at the end', () => {
  const place = folder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(place, 'server.lock'), String(pid))
  const unlock = lockFolder(place)
  unlock()
  lockFolder(place)()
})
