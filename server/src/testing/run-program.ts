import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const compiled = process.env['NODE_COMPILE_CACHE']
/** Where a run keeps compiled code, for a program that gets no other settings: without it each start compiles all anew. */
export const compiledCode: Record<string, string> = compiled ? { NODE_COMPILE_CACHE: compiled } : {}

/** A program of the server in a process of its own. */
export type RunningProgram = {
  child: ChildProcess
  /** What it printed and complained of until now. */
  said(): string
  /** The match with what it said, as soon as there is one; null where it ended before. */
  says(pattern: RegExp): Promise<RegExpExecArray | null>
  /** Its exit code, once it has ended; null where it was killed. */
  ended: Promise<number | null>
  /** Asks it to end, or kills it, and waits for that. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

type How = { args?: string[]; flags?: string[]; home?: string; uid?: number; gid?: number }

/**
 * Starts a program of the server, named below `server/src`, with these settings and no other. `flags` are Node's own; with
 * `home` it is that of another tree.
 */
export function runProgram(program: string, settings: NodeJS.ProcessEnv, { args = [], flags = [], home, ...as }: How = {}): RunningProgram {
  const file = home ? `${home}/server/src/${program}` : fileURLToPath(new URL(`../${program}`, import.meta.url))
  const child = spawn(process.execPath, [...flags, file, ...args], {
    ...as,
    cwd: home ?? '/',
    env: { ...compiledCode, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hearing = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      for (const hear of hearing) hear()
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    said: () => said,
    says(pattern) {
      const heard = new Promise<RegExpExecArray>((resolve) => {
        const hear = () => {
          const match = pattern.exec(said)
          if (!match) return
          hearing.delete(hear)
          resolve(match)
        }
        hearing.add(hear)
        hear()
      })
      return Promise.race([heard, ended.then(() => null)])
    },
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** Runs a program of the server to its end; answers with its exit code and all that it said. */
export async function runToEnd(...of: Parameters<typeof runProgram>): Promise<{ code: number | null; said: string }> {
  const { ended, said } = runProgram(...of)
  return { code: await ended, said: said() }
}
