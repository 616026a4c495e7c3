import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The names that messages go out under: what nobody waits for has one of its own, as `.env.example` advises. */
export const senders = { codes: 'MWC', notices: 'MWCNEWS' }

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** Stands where Twilio does, takes each message after a while, and remembers what came when. */
export class Provider {
  /** Of each number the moment at which its last code came, ms of `performance.now`. */
  readonly codes = new Map<string, number>()
  /** Of each number how many notices came. */
  readonly notices = new Map<string, number>()
  lastNoticeAt = 0
  readonly #server = createServer(async (request, response) => {
    const fields = await fieldsOf(request)
    const to = fields.get('To') ?? ''
    if (fields.get('From') === senders.notices) {
      this.notices.set(to, (this.notices.get(to) ?? 0) + 1)
      this.lastNoticeAt = performance.now()
    } else {
      this.codes.set(to, performance.now())
    }
    await wait(this.#answersAfterMs)
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify({ sid: `SM${this.codes.size}-${this.notices.size}` }))
  })
  readonly #answersAfterMs: number

  constructor(answersAfterMs: number) {
    this.#answersAfterMs = answersAfterMs
  }

  /** Begins to listen; answers with the address. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
