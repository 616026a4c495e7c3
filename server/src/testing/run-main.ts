import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compiledCode } from './compiled-code.ts'

const keys = { FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }

/** A program of the server in a process of its own. */
export type RunningMain = {
  /** Where it listens; empty where it ended before. */
  base: string
  /** What it printed and complained of until now. */
  said(): string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  /** Asks it to end, and waits for that. */
  stop(): Promise<void>
}

/** Starts the server, or another program of it, with these settings and no other; answers once it listens or has ended. */
export async function runMain(
  settings: Record<string, string>,
  { program = 'main.ts', home, ...as }: { program?: string; home?: string; uid?: number; gid?: number } = {},
): Promise<RunningMain> {
  const file = home ? `${home}/server/src/${program}` : fileURLToPath(new URL(`../${program}`, import.meta.url))
  const child = spawn(process.execPath, [file], {
    ...as,
    cwd: home ?? '/',
    env: { ...compiledCode, ...keys, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listens = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const address = /(?:member's app|health) +(http:\/\/[\w.]+:\d+)\//.exec(said)?.[1]
      if (address) listens.resolve(address)
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const base = await Promise.race([listens.promise, ended.then(() => '')])
  return {
    base,
    ended,
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
