import { randomInt, randomUUID } from 'node:crypto'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { findByFin } from '@mwc/contract/members/member-desk.calls'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import type pg from 'pg'
import { callServer, Refused } from '../../e2e/fixtures/server/call-server.ts'
import { newToken, tokenHash } from '../../server/src/keys/encryption.ts'
import { finOf, mobileOf, password } from './fill-people.ts'

type Outcome<E> = { data: OutputOf<E> } | { reason: string }

/** What was asked and answered so far. */
type LoadReport = { done: Map<string, number>; wrong: string[] }

/** A server that calls may go to; those under way are counted, so that it can be ended without cutting one. */
export type Door = { base: string; open: boolean; underWay: number }

/** Waits for no row: a search that counts at the same moment holds one, and wants the other. */
const forgetSearches = `delete from allowance where (key, window_start) in
  (select key, window_start from allowance where key like 'find-by-fin%' for update skip locked)`

/** People who come after those that are there already, and whose numbers nobody has. */
const newcomersFrom = 4_000_000

/** Members who log in, workers who sign up, each twice at once, and staff who search by whole FINs, until it is stopped. */
export class Load {
  readonly report: LoadReport = { done: new Map(), wrong: [] }
  #next = newcomersFrom
  #stopping = false
  #workers: Promise<void>[] = []
  readonly #doors: readonly Door[]
  readonly #client: pg.Client
  readonly #ids: readonly string[]
  readonly #staff: string

  constructor(doors: readonly Door[], client: pg.Client, ids: readonly string[], staff: string) {
    this.#doors = doors
    this.#client = client
    this.#ids = ids
    this.#staff = staff
  }

  start(): void {
    const kinds = [() => this.#logIn(), () => this.#join(), () => this.#join(), () => this.#search(), () => this.#search()]
    this.#workers = kinds.map((kind) => this.#repeat(kind))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#workers)
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#stopping) {
      try {
        await work()
      } catch (error) {
        this.report.wrong.push(String(error).slice(0, 200))
      }
    }
  }

  async #ask<E extends WireCall>(door: Door, endpoint: E, input: InputOf<E>, token?: string): Promise<Outcome<E>> {
    door.underWay += 1
    try {
      return { data: await callServer(door.base, endpoint, input, token) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { reason: error.reason }
    } finally {
      door.underWay -= 1
    }
  }

  /** Of the open doors one, or, where there are two, both in any order. */
  #openDoors(): [Door, Door] {
    const open = this.#doors.filter((door) => door.open)
    const first = open[randomInt(open.length)] as Door
    return [first, open.find((door) => door !== first) ?? first]
  }

  #count(what: string): void {
    this.report.done.set(what, (this.report.done.get(what) ?? 0) + 1)
  }

  #expect(what: string, isRight: boolean, answer: unknown): void {
    this.#count(what)
    if (!isRight) this.report.wrong.push(`${what}: ${JSON.stringify(answer).slice(0, 160)}`)
  }

  async #logIn(): Promise<void> {
    const n = randomInt(this.#ids.length)
    const [door] = this.#openDoors()
    const answer = await this.#ask(door, logIn, { areaCode: '+65', mobile: mobileOf(n), password })
    this.#expect('log-ins', 'data' in answer, answer)
  }

  /** A number that was proved, without the SMS. */
  async #prove(mobile: string): Promise<string> {
    const token = newToken()
    await this.#client.query(
      `insert into mobile_proof (token_hash, mobile, purpose, created_at, expires_at) values ($1, $2, 'signUp', now(), now() + interval '10 minutes')`,
      [tokenHash(token), `+65${mobile}`],
    )
    return token
  }

  #signUp(door: Door, fin: string, proof: string) {
    const form = {
      fullName: 'Rahim Uddin',
      birthDate: '09/03/1990',
      gender: '01',
      nationality: 'BD',
      fin: fin.slice(0, 8),
      finLastFour: fin.slice(5),
      company: 'Harbour Works Pte Ltd',
      sector: '1',
      occupation: 'Rigger',
      declaration: true,
      memberConsent: true,
      wording: consentWording,
      password,
      idempotencyKey: randomUUID(),
    } as const
    return this.#ask(door, signUp, { ...form, proof })
  }

  /** One FIN with two numbers at once, at two processes where there are; then one that has long been on file. */
  async #join(): Promise<void> {
    const n = (this.#next += 3)
    const [first, second, third] = await Promise.all([0, 1, 2].map((more) => this.#prove(mobileOf(n + more))))
    // A door is chosen when it is gone through: one that was chosen before may be closed meanwhile.
    const [one, other] = this.#openDoors()
    const answers = await Promise.all([this.#signUp(one, finOf(n), first ?? ''), this.#signUp(other, finOf(n), second ?? '')])
    const made = answers.filter((answer) => 'data' in answer)
    const refused = answers.filter((answer) => 'reason' in answer && answer.reason === 'account.duplicateFin')
    this.#expect('sign-ups, two at once', made.length === 1 && refused.length === 1, answers)
    const [door] = this.#openDoors()
    const again = await this.#signUp(door, finOf(randomInt(this.#ids.length)), third ?? '')
    this.#expect('sign-ups with a FIN on file', 'reason' in again && again.reason === 'account.duplicateFin', again)
    const [open] = this.#openDoors()
    const found = await this.#ask(open, findByFin, { fin: finOf(n) }, this.#staff)
    this.#expect('searches for who joined just now', 'data' in found, found)
  }

  async #search(): Promise<void> {
    const n = randomInt(this.#ids.length)
    const [door] = this.#openDoors()
    const found = await this.#ask(door, findByFin, { fin: finOf(n) }, this.#staff)
    this.#expect('searches by whole FIN', 'data' in found && found.data.id === this.#ids[n], found)
    // Who searches for nobody so often is stopped: that limit is not looked at here.
    await this.#client.query(forgetSearches)
    const [next] = this.#openDoors()
    const nobody = await this.#ask(next, findByFin, { fin: finOf(8_000_000 + n) }, this.#staff)
    this.#expect('searches for nobody', 'reason' in nobody && nobody.reason === 'members.finUnknown', nobody)
  }
}
