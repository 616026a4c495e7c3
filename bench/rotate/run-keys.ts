import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** `npm run keys` with some settings: its process, and how it ended with what it said. */
type KeysRun = { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> }

export function runKeys(settings: Record<string, string>, args: readonly string[]): KeysRun {
  const child = spawn(process.execPath, ['server/src/manage-keys.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, said })) }
}
