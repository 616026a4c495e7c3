import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

/** A folder like this one in which every program says where it would keep its data, and what it was asked for. */
const root = mkdtempSync(join(tmpdir(), 'mwc-commands-'))
beforeAll(() => {
  for (const folder of ['scripts', 'server/src', 'node_modules/vite']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['check-node.js', 'load-env.js']) copyFileSync(join(import.meta.dirname, file), join(root, 'scripts', file))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, '.env'), 'DATA_FOLDER=of-the-file\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs what a command of package.json runs, with the program that it names replaced. */
function run(name: 'admin' | 'posters' | 'migrate', env: Record<string, string> = {}) {
  const [, ...args] = packageJson.scripts[name].split(' ')
  writeFileSync(join(root, args.at(-1) ?? ''), 'console.log(process.env.DATA_FOLDER, process.argv[2])')
  const { stdout, stderr } = spawnSync(process.execPath, [...args, 'asked'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  return { stdout, stderr }
}

describe.for(['admin', 'posters', 'migrate'] as const)('npm run %s', (name) => {
  test('works with the settings of the file .env, as a start does', () => {
    expect(run(name)).toEqual({ stdout: 'of-the-file asked\n', stderr: '' })
  })

  test('takes what the environment says before what the file says', () => {
    expect(run(name, { DATA_FOLDER: 'of-the-environment' })).toEqual({ stdout: 'of-the-environment asked\n', stderr: '' })
  })

  test('says what is missing before it does anything where nothing is installed', () => {
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(run(name)).toEqual({ stdout: '', stderr: 'The parts are not installed yet: run "npm ci" first.\n' })
    mkdirSync(join(root, 'node_modules/vite'), { recursive: true })
  })
})
