import { setTimeout as wait } from 'node:timers/promises'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { SeededRandom } from './seeded-random.ts'
import type { Tally } from './tally.ts'

const patienceMs = 120_000
const requestLimitMs = 30_000
/** Of the answers; a half is lost before the server has done anything with the request, or while it does. */
const lostAnswers = 0.2
/** Neither says anything about what was asked for: the phone asks again. */
const askAgain: ReadonlySet<string> = new Set<RefusalReason>(['server.fault', 'server.busy', 'server.away'])

export type Answered<E> = { data: OutputOf<E>; reason: null } | { data: null; reason: RefusalReason }
type Asked<E> = { token: string; random: SeededRandom; onAnswer?: (data: OutputOf<E>) => void }

/** A member's phone on a bad line: sends each request to either server until it has an answer, always the same content. */
export class Phone {
  readonly #bases: readonly string[]
  readonly #tally: Tally

  constructor(bases: readonly string[], tally: Tally) {
    this.#bases = bases
    this.#tally = tally
  }

  /** @param onAnswer hears every success that arrived, the ones that the phone then loses too. */
  async call<E extends WireCall>(endpoint: E, input: InputOf<E>, { token, random, onAnswer }: Asked<E>): Promise<Answered<E>> {
    const until = Date.now() + patienceMs
    for (let attempt = 1; Date.now() < until; attempt += 1) {
      this.#tally.add(attempt === 1 ? 'requests' : 'requests repeated')
      const isLost = attempt === 1 && random.chance(lostAnswers)
      const isLostEarly = isLost && random.chance(0.5)
      const reply = await this.#send(
        endpoint,
        input as Record<string, unknown>,
        token,
        random,
        isLostEarly ? random.whole(1, 30) : requestLimitMs,
      )
      if (isLost) this.#tally.add('answers lost on the way to a phone')
      if (reply?.code === 200) onAnswer?.(reply.data as OutputOf<E>)
      const isAnswer = reply !== null && !isLost && !askAgain.has(reply.reason ?? '')
      if (isAnswer)
        return reply.code === 200
          ? { data: reply.data as OutputOf<E>, reason: null }
          : { data: null, reason: reply.reason as RefusalReason }
      await wait(isLost ? 0 : Math.min(1_000, 50 * attempt))
    }
    throw new Error(`${endpoint.path} was not answered in ${patienceMs / 1000} s`)
  }

  async #send(endpoint: WireCall, input: Record<string, unknown>, token: string, random: SeededRandom, limitMs: number) {
    const sent = { ...input }
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(sent[name])
      delete sent[name]
      return value
    })
    const isPost = endpoint.method === 'POST'
    try {
      const reply = await fetch(random.pick(this.#bases) + apiBase + path, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, ...(isPost ? { 'content-type': 'application/json' } : {}) },
        ...(isPost ? { body: JSON.stringify(sent) } : {}),
        signal: AbortSignal.timeout(limitMs),
      })
      return (await reply.json()) as { code: number; data?: unknown; reason?: RefusalReason }
    } catch {
      return null
    }
  }
}
