import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
/** A first start builds the pages and makes the database. */
const startLimitMs = 180_000

export type RunningServer = {
  base: string
  /** What it printed until now: a first start tells the admin's password. */
  said(): string
  /** Stops as an operator would (SIGTERM) and waits for the end. */
  stop(): Promise<void>
  /** Kills as a power cut would, and waits for the end. */
  kill(): Promise<void>
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function isReady(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/ready`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Starts the whole programme the way `npm start` does, on the embedded database in `folder`, and waits until it is ready. */
export async function runServer(folder: string, port: number, settings: Record<string, string> = {}): Promise<RunningServer> {
  const ownSettings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'warn',
    // The machine of a test may pause for seconds; nothing is gained by refusing what waited meanwhile.
    BUSY_AFTER_MS: '0',
    PASSWORD_WAIT_MS: '0',
    SMS: 'simulator',
    PAYNOW: 'simulator',
  }
  // Empty ones keep what a developer's .env says out of the tests.
  const none = {
    NODE_ENV: 'test',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    SEED: '',
    FIN_KEYS: '',
    LOOKUP_KEY: '',
    SIMULATOR_CALLBACK_SECRET: '',
    RUN_JOBS: '',
  }
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...none, ...ownSettings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
  const ended = once(child, 'exit')
  const base = `http://127.0.0.1:${port}`
  const until = Date.now() + startLimitMs
  while (!(await isReady(base))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start:\n${said}`)
    }
    await wait(100)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await ended
  }
  return { base, said: () => said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
