import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntil } from './wait-until.ts'

const root = join(import.meta.dirname, '..', '..')
const startLimitMs = 120_000
const keptLines = 40

/** What the servers of a run did that nobody asked them to. */
export type ServerFaults = {
  /** Starts that ended because the database went away under them; a supervisor starts again, and so does this. */
  failedStarts: number
  /** The last lines of processes that ended by themselves. */
  endedByThemselves: string[]
  /** Faults in the logs, by what they say. */
  logged: Map<string, number>
}

/** One process of the programme, started as `npm start` does, that is killed and comes back. */
export class KillableServer {
  readonly base: string
  readonly #env: Record<string, string>
  readonly #serverFaults: ServerFaults
  #child: ChildProcess | undefined
  #isMeantToEnd = false
  #busy: Promise<void> = Promise.resolve()

  constructor(port: number, env: Record<string, string>, serverFaults: ServerFaults) {
    this.base = `http://127.0.0.1:${port}`
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1' }
    this.#serverFaults = serverFaults
  }

  /** Starts, again and again where the database is away, and answers when it is ready. */
  async start(): Promise<void> {
    const until = Date.now() + startLimitMs
    while (!(await this.#tryToStart(until))) {
      this.#serverFaults.failedStarts += 1
      if (Date.now() > until) throw new Error(`the server at ${this.base} does not start`)
      await wait(200)
    }
  }

  /** `kill -9`, then a start; answers when it is ready again. One at a time. */
  async killAndStart(): Promise<void> {
    const before = this.#busy
    this.#busy = before.then(async () => {
      await this.stop('SIGKILL')
      await this.start()
    })
    return this.#busy
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#isMeantToEnd = true
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** For an exit handler: the signal only. */
  killNow(): void {
    this.#isMeantToEnd = true
    this.#child?.kill('SIGKILL')
  }

  async #tryToStart(until: number): Promise<boolean> {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#isMeantToEnd = false
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n').filter((one) => one !== '')) this.#listen(line)
        lines.push(...text.split('\n'))
        lines.splice(0, lines.length - keptLines)
      })
    }
    const isOver = () => child.exitCode !== null || child.signalCode !== null
    const isReady = async () => isOver() || (await this.#answers())
    if (!(await waitUntil(isReady, until - Date.now(), 50))) child.kill('SIGKILL')
    if (isOver()) return false
    child.once('exit', () => {
      if (this.#isMeantToEnd) return
      const last = lines.filter((line) => line !== '' && !line.includes('a fault while answering')).slice(-5)
      this.#serverFaults.endedByThemselves.push(last.map((line) => line.slice(0, 800)).join('\n'))
      this.#busy = this.#busy.then(() => this.start())
    })
    return true
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.base}/ready`, { signal: AbortSignal.timeout(2_000) })).ok
    } catch {
      return false
    }
  }

  #listen(line: string): void {
    const said = line.startsWith('{') ? faultIn(line) : line.startsWith('job queue: ') ? line : null
    if (said !== null) this.#serverFaults.logged.set(said, (this.#serverFaults.logged.get(said) ?? 0) + 1)
  }
}

/** What a log line of level error or worse says, without what differs each time. */
function faultIn(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message?: string; code?: string } }
    if (level < 50) return null
    return `${msg}: ${err?.code ? `${err.code} ` : ''}${(err?.message ?? '').replace(/\b[0-9a-f-]{36}\b|MWC\w+/g, '…').slice(0, 160)}`
  } catch {
    return null
  }
}
