import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signCallback, signatureHeader } from '../../server/src/adapters/simulator/callback-signature.ts'
import type { GatewayMode } from '../../server/src/adapters/simulator/simulated-bank.ts'
import { netsTelling } from '../../server/src/adapters/simulator/simulated-nets.ts'
import { payNowTelling } from '../../server/src/adapters/simulator/simulated-paynow.ts'
import { makeSimulatorTables } from '../../server/src/adapters/simulator/simulator-tables.ts'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import type { Clock } from '../../server/src/ports/clock.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Forgery } from './histories.ts'
import { retry } from './retry.ts'
import type { Tally } from './tally.ts'

export type Method = 'paynow' | 'nets'
/** Money that a member gave to a gateway. */
export type Arrival = {
  chargeId: string
  method: Method
  transactionNumber: string
  amountCents: number
  settledAt: Date
  ackedAt: Date | null
}
export type Word = { settled: Arrival } | { failed: string; method: Method }

const failure = 'declined by the bank'
const patienceMs = 120_000
const lostAnswers = 0.2
/** Names of the two in the programme's books, and of their switches in the simulator's. */
export const gatewayNames = { paynow: 'simulator', nets: 'nets-simulator' } as const
const switches = { paynow: 'gateway', nets: 'nets' } as const

/**
 * The bank and the NETS machine. They live in the harness, which is never killed.
 * They answer from the simulator's books, written over a line without faults.
 * What was really paid is kept here, and the ledger is held against it.
 */
export class OutsideGateway {
  readonly arrivals: Arrival[] = []
  readonly #books: OpenDatabase
  readonly #clock: Clock
  readonly #secrets: Record<Method, string>
  readonly #tally: Tally
  #bases: readonly string[] = []

  constructor(books: OpenDatabase, clock: Clock, secret: string, tally: Tally) {
    this.#books = books
    this.#clock = clock
    this.#secrets = { paynow: secret, nets: `nets ${secret}` }
    this.#tally = tally
  }

  async open(bases: readonly string[]): Promise<void> {
    this.#bases = bases
    await makeSimulatorTables(this.#books)
  }

  async setMode(method: Method, mode: GatewayMode): Promise<void> {
    await this.#write(
      'insert into simulator.switch (name, value) values ($1, $2) on conflict (name) do update set value = $2',
      switches[method],
      mode,
    )
  }

  /** Whether the gateway has heard of a payment, so that its QR can be paid. */
  async knows(transactionNumber: string): Promise<boolean> {
    return (await this.#write('select 1 from simulator.payment where transaction_number = $1', transactionNumber)).length > 0
  }

  /** Takes money now; null where the gateway never heard of the payment. */
  async pay(method: Method, transactionNumber: string, amountCents: number, chargeId: string): Promise<Arrival | null> {
    const settledAt = new Date(this.#clock.now().epochMilliseconds)
    await this.#write(
      `insert into simulator.charge (charge_id, transaction_number, amount_cents, settled_at)
       select $1::text, transaction_number, $3::int, $4::timestamptz from simulator.payment where transaction_number = $2
       on conflict (charge_id) do nothing`,
      chargeId,
      transactionNumber,
      amountCents,
      settledAt,
    )
    const [kept] = await this.#write('select settled_at from simulator.charge where charge_id = $1', chargeId)
    if (!kept) return null
    const arrival: Arrival = { chargeId, method, transactionNumber, amountCents, settledAt, ackedAt: null }
    this.arrivals.push(arrival)
    this.#tally.add('arrivals of money')
    return arrival
  }

  async fail(transactionNumber: string): Promise<void> {
    await this.#write('update simulator.payment set failure_reason = $2 where transaction_number = $1', transactionNumber, failure)
  }

  /** Sends a callback, again until a server says that it has it. A fifth of the answers is lost, and it is sent once more. */
  async tell(word: Word, random: SeededRandom): Promise<void> {
    const method = 'settled' in word ? word.settled.method : word.method
    const telling = method === 'nets' ? netsTelling : payNowTelling
    const body = 'settled' in word ? telling.settled(word.settled.transactionNumber, word.settled) : telling.failed(word.failed, failure)
    const until = Date.now() + patienceMs
    for (let attempt = 1; Date.now() < until; attempt += 1) {
      this.#tally.add(attempt === 1 ? 'callbacks' : 'callbacks repeated')
      const raw = Buffer.from(body)
      const status = await this.#post(method, raw, signCallback(this.#secrets[method], raw, this.#clock.now()), random)
      if (status === 200) {
        if (method === 'paynow' && 'settled' in word) await this.#checkPromise(word.settled)
        if (attempt === 1 && random.chance(lostAnswers)) this.#tally.add('answers lost on the way to a gateway')
        else return
      } else if (status > 0 && status < 500) return this.#tally.odd(`a true callback was answered ${status}: ${body}`)
      await wait(Math.min(1_000, 50 * attempt))
    }
    throw new Error(`a callback was not taken in ${patienceMs / 1000} s: ${body}`)
  }

  /** Sends what only looks like a callback; every answer but a clear refusal is odd. */
  async forge(method: Method, transactionNumber: string, amountCents: number, how: Forgery, random: SeededRandom): Promise<void> {
    const settledAt = new Date(this.#clock.now().epochMilliseconds)
    const named = how === 'unknownPayment' ? `MWC260310${transactionNumber.slice(-8).toLowerCase()}` : transactionNumber
    const charge = { chargeId: `FORGED-${random.uuid()}`, amountCents, settledAt }
    const raw = Buffer.from((method === 'nets' ? netsTelling : payNowTelling).settled(named, charge))
    const now = this.#clock.now()
    const secret = how === 'otherSecret' ? randomBytes(16).toString('hex') : this.#secrets[how === 'otherParty' ? other(method) : method]
    const signature = signCallback(secret, raw, how === 'stale' ? now.subtract({ minutes: 6 }) : now)
    const body = how === 'changed' ? Buffer.from(raw.toString().replace(named, `${named} `)) : raw
    this.#tally.add('forged callbacks')
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      const status = await this.#post(method, body, signature, random)
      const expected = how === 'unknownPayment' ? 404 : 403
      // A notice is believed for nothing: while the database is away it is taken without a look whether the payment is ours.
      const isUnread = method === 'nets' && how === 'unknownPayment' && status === 200
      if (status === expected || isUnread) return
      if (status > 0 && status < 500) return this.#tally.odd(`a forged callback (${how}) was answered ${status}`)
      await wait(100)
    }
  }

  /** A callback that was answered is in the books from then on, whatever happens to the server. */
  async #checkPromise(arrival: Arrival): Promise<void> {
    arrival.ackedAt ??= new Date(this.#clock.now().epochMilliseconds)
    const booked = await this.#write('select 1 from charge where gateway = $1 and charge_id = $2', gatewayNames.paynow, arrival.chargeId)
    if (booked.length === 0) this.#tally.odd(`a callback was answered and its money is not in the books: ${arrival.chargeId}`)
  }

  async #post(method: Method, body: Buffer, signature: string, random: SeededRandom): Promise<number> {
    try {
      const reply = await fetch(`${random.pick(this.#bases)}/h5-api/callbacks/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(20_000),
      })
      await reply.arrayBuffer()
      return reply.status
    } catch {
      return 0
    }
  }

  async #write(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    return (await retry(() => this.#books.executeSql(text, values))).rows
  }
}

function other(method: Method): Method {
  return method === 'nets' ? 'paynow' : 'nets'
}
