import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { freePortFrom } from '../faults/free-port.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { settings } from '../reads/start-process.ts'

const root = join(import.meta.dirname, '..', '..')
const startLimitMs = 120_000

/** As for real, but with parties that are simulated, its limits by address out of the way, and without overload by settings. */
const fuzzed = {
  ...settings,
  NODE_ENV: 'development',
  SMS: 'simulator',
  PAYNOW: 'simulator',
  NETS: 'simulator',
  ROLE: 'all',
  SEED: 'example',
  LOG_LEVEL: 'error',
  CALLER_HOUR_LIMIT: '100000000',
  SMS_DAY_BUDGET: '100000000',
  SMS_NOTICE_DAY_BUDGET: '100000000',
  PASSWORD_WAIT_MS: '0',
  BUSY_AFTER_MS: '0',
  BUSY_AFTER_CALLS: '0',
  BUSY_AFTER_WAIT_MS: '0',
}

export type Fuzzed = {
  base: URL
  databaseUrl: string
  /** What its log says of faults, a line each. */
  faults: readonly string[]
  stop(): Promise<void>
}

/** Starts the server in a process of its own, on its own PostgreSQL, with the example programme. */
export async function startFuzzed(): Promise<Fuzzed> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'mwc-fuzz-'))
  const port = await freePortFrom(8_211)
  const base = new URL(`http://127.0.0.1:${port}`)
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...fuzzed,
      PORT: String(port),
      PUBLIC_URL: base.origin,
      DATABASE_URL: postgres.url,
      DATA_FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const [faults, said]: string[][] = [[], []]
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) (line.startsWith('{') ? faults : said)?.push(line)
    })
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const listens = () => said?.some((line) => line.includes('MWC Membership')) ?? false
  await waitUntil(async () => isOver() || listens(), startLimitMs)
  if (isOver()) throw new Error(`the server does not start: ${said?.join('\n')}`)
  return {
    base,
    databaseUrl: postgres.url,
    faults: faults ?? [],
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await ended
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
