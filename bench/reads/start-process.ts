import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePortFrom } from '../faults/free-port.ts'
import { waitUntil } from '../faults/wait-until.ts'

/** A process that answers calls. */
export type Answering = { port: number; pid: number; stop(): Promise<void> }

const root = join(import.meta.dirname, '..', '..')
const startLimitMs = 120_000

/** Nothing of a developer's own settings; production has no simulator, and no party that this could reach. */
export const settings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://members.example',
  TRUST_PROXY: 'none',
  FIN_KEYS: `k1:${'11'.repeat(32)}`,
  LOOKUP_KEY: '22'.repeat(32),
  LOG_SIGNING_KEY: '33'.repeat(32),
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'reaches nobody',
  TWILIO_SENDER: 'MWC',
  PAYNOW: 'none',
  NETS: 'none',
  // Jobs and housekeeping are another process's.
  ROLE: 'web',
}

/** What `deploy/` starts each process with; the floor has it, too. */
const asDeployed = ['--v8-pool-size=1']

/** Starts one process, its output in a file as a supervisor has it, and waits until it says there that it listens. */
async function start(args: readonly string[], env: Record<string, string>, port: number, listens: string): Promise<Answering> {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-reads-'))
  const log = join(folder, 'server.log')
  const output = openSync(log, 'a')
  const child: ChildProcess = spawn(process.execPath, [...asDeployed, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_FOLDER: folder, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const said = () => readFileSync(log, 'utf8')
  // Not by asking the port: another process may have taken it meanwhile.
  await waitUntil(async () => isOver() || said().includes(listens), startLimitMs)
  if (isOver() || child.pid === undefined) throw new Error(`${args.join(' ')} does not start: ${said().slice(-2_000)}`)
  const kill = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', kill)
  return {
    port,
    pid: child.pid,
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server as it runs for real. @param more settings in place of those */
export async function startServer(databaseUrl: string, pool: number, more: Record<string, string> = {}, flags: readonly string[] = []) {
  const port = await freePortFrom(8_171)
  const env = { ...settings, PORT: String(port), DATABASE_URL: databaseUrl, DATABASE_POOL: String(pool), ...more }
  return start([...flags, 'server/src/main.ts'], env, port, 'MWC Membership')
}

/** @param named whether PostgreSQL plans its statements once */
export async function startFloor(databaseUrl: string, pool: number, named = true): Promise<Answering> {
  const port = await freePortFrom(8_181)
  return start(['bench/reads/floor-server.ts', String(port), databaseUrl, String(pool), named ? 'named' : 'unnamed'], {}, port, 'listening')
}
