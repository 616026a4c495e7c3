import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A programme of the server with some settings: its process, and how it ended with what it said. */
type ProgrammeRun = { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> }

export function runProgramme(programme: string, settings: Record<string, string>, args: readonly string[]): ProgrammeRun {
  const child = spawn(process.execPath, [`server/src/${programme}`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, said })) }
}
