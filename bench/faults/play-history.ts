import { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import { cancelPayment, readPayment, retryPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { prices } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { type Act, type Code, codes, type History } from './histories.ts'
import type { OutsideGateway } from './outside-gateway.ts'
import type { Phone } from './phone.ts'
import { retry } from './retry.ts'
import type { Tally } from './tally.ts'
import type { Timeline } from './timeline.ts'

export type Fixture = {
  seed: string
  timeline: Timeline
  phone: Phone
  gateway: OutsideGateway
  books: OpenDatabase
  tally: Tally
  /** Tokens of the members, by their number. */
  tokens: readonly string[]
  /** Which payment each idempotency key that was sent was answered with; null while it was not. */
  promised: Map<string, string | null>
}
type Attempt = Pick<Payment, 'id' | 'transactionNumber' | 'amountCents'> & { method: Payment['method'] }

/** What a member of a bad day may be told; anything else is odd. */
const expectedRefusals: ReadonlySet<RefusalReason> = new Set([
  'promos.usedUp',
  'promos.usedByMember',
  'payments.methodsUnavailable',
  'payments.orderEnded',
  'payments.hourLimit',
  'payments.dayLimit',
  'request.tooMany',
])

/** Puts a history on the timeline. Its acts of one moment follow each other; everything else happens beside them. */
export function playHistory(fixture: Fixture, history: History): void {
  const { timeline } = fixture
  const player = new Player(fixture, history)
  const moments = Map.groupBy(history.acts.entries(), ([, { at }]) => timeline.momentOf(at))
  for (const [moment, acts] of moments) {
    timeline.add(moment, async () => {
      for (const [place, { act }] of acts) await player.play(act, place)
    })
  }
}

class Player {
  readonly #fixture: Fixture
  readonly #token: string
  /** Histories of one member may share a payment that waits: each gives money of its own. */
  readonly #n: number
  readonly #random: SeededRandom
  readonly #attempts: Attempt[] = []

  constructor(fixture: Fixture, { n, member }: History) {
    this.#fixture = fixture
    this.#n = n
    this.#token = fixture.tokens[member] as string
    this.#random = seededRandom(fixture.seed, 'player', n)
  }

  async play(act: Act, place: number): Promise<void> {
    switch (act.do) {
      case 'start':
        return this.#start(act, place)
      case 'pay':
        return this.#pay(act, place)
      case 'retry': {
        const { phone } = this.#fixture
        const [last, key] = [this.#attempts.at(-1), this.#random.uuid()]
        if (!last || last.method === 'promo') return
        const input = { id: last.id, idempotencyKey: key, method: act.method }
        const { data, reason } = await phone.call(retryPayment, input, this.#asked(key))
        return data ? void this.#attempts.push(data) : this.#refused(reason)
      }
      case 'cancel': {
        const last = this.#attempts.at(-1)
        if (!last) return
        const { reason } = await this.#fixture.phone.call(cancelPayment, { id: last.id }, { token: this.#token, random: this.#random })
        return reason ? this.#refused(reason) : undefined
      }
      case 'look': {
        const last = this.#attempts.at(-1)
        if (last) await this.#fixture.phone.call(readPayment, { id: last.id }, { token: this.#token, random: this.#random })
        return
      }
      case 'claim':
        await this.#fixture.phone.call(autoClaim, {}, { token: this.#token, random: this.#random })
        return
      case 'fail': {
        const { gateway, timeline } = this.#fixture
        const attempt = this.#attempts[act.attempt]
        if (!attempt || attempt.method === 'promo' || !(await gateway.knows(attempt.transactionNumber))) return
        const word = { failed: attempt.transactionNumber, method: attempt.method }
        await gateway.fail(attempt.transactionNumber)
        for (const delay of act.tell) timeline.add(timeline.now + delay, () => gateway.tell(word, this.#random))
        return
      }
      case 'forge': {
        const attempt = this.#attempts[act.attempt]
        if (!attempt || attempt.method === 'promo') return
        return this.#fixture.gateway.forge(attempt.method, attempt.transactionNumber, attempt.amountCents, act.how, this.#random)
      }
    }
  }

  async #start({ plan, method, code, paidBeforeAnswer }: Act & { do: 'start' }, place: number): Promise<void> {
    const key = this.#random.uuid()
    const price = prices[plan]
    const expectedTotalCents = code === null ? price : totalOf(price, code as Code)
    const input = { idempotencyKey: key, plan, method, expectedTotalCents, ...(code === null ? {} : { promoCode: code }) }
    const answer = this.#fixture.phone.call(startPayment, input, this.#asked(key))
    const isEarly = paidBeforeAnswer && expectedTotalCents > 0
    if (isEarly) await this.#payBeforeAnswer(key, method, expectedTotalCents, answer, place)
    const { data, reason } = await answer
    if (data) return void this.#attempts.push(data)
    this.#refused(reason)
    // Without the code, then: a fresh key, for it is another content.
    if (reason.startsWith('promos.')) await this.#start({ do: 'start', plan, method, code: null, paidBeforeAnswer: false }, place)
  }

  /** Pays as soon as the gateway knows of the payment, while the call that starts it may still be under way. */
  async #payBeforeAnswer(key: string, method: 'paynow' | 'nets', cents: number, answer: Promise<unknown>, place: number): Promise<void> {
    const { gateway, books, tally } = this.#fixture
    const answered = new AbortController()
    const whenAnswered = () => answered.abort()
    void answer.then(whenAnswered, whenAnswered)
    const find = 'select p.transaction_number from payment p join simulator.payment using (transaction_number) where p.idempotency_key = $1'
    while (!answered.signal.aborted) {
      const { rows } = await retry(() => books.executeSql(find, [key]))
      const number = rows[0]?.['transaction_number'] as string | undefined
      if (number) {
        const arrival = await gateway.pay(method, number, cents, `${number}-${this.#n}-${place}-early`)
        if (arrival) await gateway.tell({ settled: arrival }, this.#random)
        tally.add('paid before the start was answered')
        return
      }
      await wait(5)
    }
  }

  async #pay({ attempt: n, offCents, tell }: Act & { do: 'pay' }, place: number): Promise<void> {
    const { gateway, timeline, tally } = this.#fixture
    const attempt = this.#attempts[n] ?? this.#attempts.at(-1)
    if (!attempt || attempt.method === 'promo') return
    const { method, transactionNumber, amountCents } = attempt
    const arrival = await gateway.pay(
      method,
      transactionNumber,
      Math.max(1, amountCents + offCents),
      `${transactionNumber}-${this.#n}-${place}`,
    )
    if (!arrival) return tally.add('not paid: the gateway never heard of it')
    if (tell.length === 0) tally.add('arrivals never told of')
    for (const delay of tell) timeline.add(timeline.now + delay, () => gateway.tell({ settled: arrival }, this.#random))
  }

  /** What a call with a key is asked with: every answer to the key, the lost ones too, must name the same payment. */
  #asked(key: string) {
    const { promised, tally } = this.#fixture
    promised.set(key, null)
    const onAnswer = ({ id }: Payment) => {
      const known = promised.get(key) ?? id
      if (known !== id) tally.odd(`one key, two payments: ${known} and ${id}`)
      promised.set(key, id)
    }
    return { token: this.#token, random: this.#random, onAnswer }
  }

  #refused(reason: RefusalReason): void {
    this.#fixture.tally.add(`refused: ${reason}`)
    if (!expectedRefusals.has(reason)) this.#fixture.tally.odd(`an order was refused with ${reason}`)
  }
}

function totalOf(price: number, code: Code): number {
  const { effect, value } = codes[code]
  if (effect === 'amountOff') return price - value
  return effect === 'percentOff' ? Math.floor((price * (100 - value)) / 100) : price
}
