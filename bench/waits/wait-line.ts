import { Agent, get } from 'node:http'
import { apiBase } from '@mwc/contract/endpoint/api-base'

/** A call that waits for a change, and is made again as a phone does. */
export type Waiting = { path: (after: number) => string; token: string; version: number }

/** Calls that wait at a server, each on a connection of its own. */
export class WaitLine {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  readonly #port: number
  #isEnded = false
  /** Waits that are open now. */
  open = 0
  /** Answers after which the same is asked again. */
  renewed = 0
  /** Answers that nobody may get. */
  odd = 0
  /** Refusals while too many came at once; asked again after the time that they name. */
  putOff = 0

  constructor(port: number) {
    this.#port = port
  }

  /** Opens one and keeps it open; `onVersion` hears of each new version and when. */
  wait(waiting: Waiting, onVersion: (version: number, at: number) => void = () => {}): void {
    if (this.#isEnded) return
    this.open += 1
    const headers = { authorization: `Bearer ${waiting.token}`, 'accept-language': 'en' }
    const asked = get({ agent: this.#agent, port: this.#port, path: apiBase + waiting.path(waiting.version), headers }, (reply) => {
      let body = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => (body += chunk))
      reply.on('end', () => {
        this.open -= 1
        const retryAfter = Number(reply.headers['retry-after'])
        if (reply.statusCode === 503 && retryAfter > 0) {
          this.putOff += 1
          setTimeout(() => this.wait(waiting, onVersion), retryAfter * 1_000 * (1 + Math.random())).unref()
          return
        }
        if (reply.statusCode !== 200) this.odd += 1
        else {
          const { version } = (JSON.parse(body) as { data: { version: number } }).data
          if (version !== waiting.version) onVersion(version, performance.now())
          waiting.version = version
          this.renewed += 1
        }
        this.wait(waiting, onVersion)
      })
    })
    asked.on('error', () => {
      this.open -= 1
      if (!this.#isEnded) this.odd += 1
    })
  }

  end(): void {
    this.#isEnded = true
    this.#agent.destroy()
  }
}
