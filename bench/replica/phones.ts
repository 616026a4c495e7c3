import { Agent, request } from 'node:http'
import { me, setLanguage } from '@mwc/contract/account/people/people.calls'
import { listNews } from '@mwc/contract/content/content.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { languages, languageTags } from '@mwc/contract/language/language'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { listPayments } from '@mwc/contract/payments/payments.calls'
import type { Reader } from '../reads/readers.ts'

/** As `bench:reads` mixes them. */
const reads: readonly WireCall[] = [me, listPayments, listNotifications, me, listNews]

/**
 * What phones were answered: how many calls of each kind, how many were put off because a process was busy, what was
 * answered neither well nor so, and reads that did not know the write before.
 */
export type Answered = { reads: number; writes: number; busy: number; wrong: string[]; forgotten: number }

/** A phone with its browser's cookies; every `writesEvery`-th call changes its member's language, the next one asks for it. */
export class Phone {
  readonly #reader: Reader
  readonly #agent: Agent
  readonly #answered: Answered
  #after = ''
  #asked = 0
  /** As it was written last. */
  #language: string | null = null

  constructor(reader: Reader, agent: Agent, answered: Answered) {
    this.#reader = reader
    this.#agent = agent
    this.#answered = answered
  }

  /** The next call of this phone, to either process. */
  async next(ports: readonly number[], writesEvery: number): Promise<void> {
    const n = (this.#asked += 1)
    const port = ports[n % ports.length] ?? 0
    if (n % writesEvery === 0) {
      const language = languages[(n / writesEvery) % languages.length] ?? 'english'
      this.#answered.writes += 1
      if ((await this.#send(port, setLanguage, JSON.stringify({ language }))) !== null) this.#language = language
      return
    }
    const call = n % writesEvery === 1 ? me : (reads[n % reads.length] ?? me)
    const body = await this.#send(port, call)
    this.#answered.reads += 1
    if (body === null || call !== me || this.#language === null) return
    if (JSON.parse(body).data?.user.language !== this.#language) this.#answered.forgotten += 1
  }

  /** The answer's text; null where the call was not done. */
  #send(port: number, { method, path }: WireCall, body = ''): Promise<string | null> {
    const headers = {
      authorization: `Bearer ${this.#reader.token}`,
      'accept-language': languageTags[this.#reader.language],
      ...(this.#after === '' ? {} : { cookie: this.#after }),
      ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    return new Promise((resolve, reject) => {
      const sent = request({ agent: this.#agent, host: '127.0.0.1', port, method, path: apiBase + path, headers }, (response) => {
        const [given] = response.headers['set-cookie'] ?? []
        if (given) this.#after = given.split(';')[0] ?? ''
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => void parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const { statusCode } = response
          if (statusCode === 503) this.#answered.busy += 1
          else if (statusCode !== 200) this.#answered.wrong.push(`${method} ${path}: ${statusCode} ${text.slice(0, 100)}`)
          resolve(statusCode === 200 ? text : null)
        })
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
