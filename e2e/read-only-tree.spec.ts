import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { programme } from '@mwc/contract/programme/programme.calls'
import { expect, test } from '@playwright/test'
import { asUser, startPostgres } from '../server/src/testing/databases/real-postgres.ts'
import { runMain } from '../server/src/testing/run-main.ts'

const root = join(import.meta.dirname, '..')

/** What an image holds, the packages by a link: nobody may write to it, and the server's user owns nothing of it. */
function bareTree(home: string): string {
  const tree = join(home, 'tree')
  mkdirSync(tree)
  for (const part of [
    'package.json',
    'contract/package.json',
    'contract/src',
    'server/package.json',
    'server/src',
    'mobile/dist',
    'console/dist',
  ])
    cpSync(join(root, part), join(tree, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const close = (path: string) => {
    const isFolder = statSync(path).isDirectory()
    if (isFolder) for (const name of readdirSync(path)) if (name !== 'node_modules') close(join(path, name))
    chmodSync(path, isFolder ? 0o555 : 0o444)
  }
  close(tree)
  return tree
}

const open = (path: string) => {
  chmodSync(path, 0o755)
  for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isDirectory()) open(join(path, entry.name))
}

/** Every file and folder below one, as it is now. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules'))
    .toSorted()

/** A clone under a closed home is closed to the other user. */
const isReachable = !('uid' in asUser) || spawnSync(process.execPath, ['--version'], asUser).status === 0

test.skip(process.platform === 'win32', 'modes of files are not looked at on Windows')
test.skip(!isReachable, 'the packages lie in a folder that other users may not enter')

test('the web role starts from a tree that it may not write to, as another user, and answers @release', async () => {
  const home = mkdtempSync(join(tmpdir(), 'mwc-bare-'))
  chmodSync(home, 0o755)
  const [tree, data, postgres] = [bareTree(home), join(home, 'data'), await startPostgres()]
  mkdirSync(data, { mode: 0o700 })
  if ('uid' in asUser) execFileSync('chown', [`${asUser.uid}:${asUser.gid}`, data])
  const before = contentOf(tree)
  // Who is no root can open to itself what it owns, but a server does not: a write is refused.
  if (!('uid' in asUser)) expect(() => accessSync(join(tree, 'server'), constants.W_OK)).toThrow()
  const server = await runMain({ DATABASE_URL: postgres.url, DATA_FOLDER: data, TMPDIR: tree, ROLE: 'web' }, { home: tree, ...asUser })
  try {
    expect(server.base, server.said()).not.toBe('')
    for (const path of ['/health', '/ready', '/mobile/', '/console/', apiBase + programme.path])
      expect.soft((await fetch(server.base + path)).status, path).toBe(200)
    expect(await (await fetch(`${server.base}/mobile/`)).text()).toContain('<h1')
    expect(contentOf(tree)).toEqual(before)
    expect(contentOf(data)).toEqual([])
  } finally {
    await server.stop()
    await postgres.stop()
    open(tree)
    rmSync(home, { recursive: true, force: true })
  }
})
