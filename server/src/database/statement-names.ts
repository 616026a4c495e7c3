import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isPrepared } from './reads/prepare-query.ts'

/** So many statements have names at most, prepared queries beside: each costs every connection some 30 kB at PostgreSQL. */
const mostNames = 200
/** So many texts are counted at most, until the count begins anew: a list of ids has a text for each length. */
const mostCounted = 2_000
/** A statement gets its name when it is said this often: the first data, and what staff look up once, need none. */
const namedFrom = 3
/** Texts that differ only in how many values stand in a list: so many of them have names. */
const mostOfAShape = 2

/**
 * Begins a text whose plan hangs on its values, as that of a list does on what is filtered: it has no name,
 * since PostgreSQL may take one plan for all values of a named one.
 */
export const plannedAnew = sql.raw('/* planned anew */')
const anew = /^(?:select )?\/\* planned anew \*\//

/** A list of values in a text: `$1, $2` or `($1::uuid, $2), ($3::uuid, $4)`. */
const list = /\$\d+(?:::[\w[\]]+)?(?:\)?,\s*\(?\$\d+(?:::[\w[\]]+)?)*/g

/**
 * Names of statements by their text. PostgreSQL parses and plans a named statement once a connection, an unnamed one each time.
 * https://www.postgresql.org/docs/current/sql-prepare.html
 */
export class StatementNames {
  #names = new Map<string, string>()
  #counts = new Map<string, number>()
  #shapes = new Map<string, number>()
  #round = 0
  /** The round in which a connection was made. */
  #rounds = new WeakMap<object, number>()
  #isOff: boolean

  constructor({ off = false }: { off?: boolean } = {}) {
    this.#isOff = off
  }

  /** The name to send with this text; undefined where it goes without. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#isOff || anew.test(text)) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (this.#counts.size >= mostCounted) this.#counts.clear()
    this.#counts.set(text, count)
    if (count !== namedFrom || !this.#takesAName(text)) return undefined
    const name = `s${this.#round}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    this.#names.set(text, name)
    return name
  }

  #takesAName(text: string): boolean {
    if (isPrepared(text)) return true
    const shape = text.replace(list, '$')
    const before = this.#shapes.get(shape) ?? 0
    if (this.#names.size >= mostNames || before >= mostOfAShape) return false
    this.#shapes.set(shape, before + 1)
    return true
  }

  /** Has to hear of every new connection. */
  meet(connection: object): void {
    this.#rounds.set(connection, this.#round)
  }

  /** Whether a connection may hold plans under names that are given no more: it is of no use any longer. */
  isOutdated(connection: object): boolean {
    return (this.#rounds.get(connection) ?? this.#round) < this.#round
  }

  /** Gives every statement another name: plans of before no longer fit the tables. A name of before changes nothing. */
  renew(refused: string): void {
    if (!refused.startsWith(`s${this.#round}_`)) return
    this.#round += 1
    this.#forget()
  }

  /** Names nothing any more: a pooler stands between that sends a name to a connection that never heard it. */
  stop(): void {
    this.#isOff = true
    this.#forget()
  }

  #forget(): void {
    for (const known of [this.#names, this.#counts, this.#shapes]) known.clear()
  }
}

/** A named statement that was refused before it ran, because of its name. Said again, it goes through. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused'

  constructor(cause: unknown) {
    super('A named statement has to be said again', { cause })
  }
}

/** PostgreSQL's codes for a name that a connection never heard, or heard twice (SQLSTATE 26000, 42P05). */
const poolerFaults = new Set(['26000', '42P05'])

/**
 * Whether a named statement was refused for its name, which then changes for all that follow.
 * A migration that adds a column to what `select *` reads refuses the plans made before: 0A000 from the place that looks
 * at them, which says so in the server's language.
 */
export function isRefusedByName(
  { code, routine }: { code?: string | undefined; routine?: string | undefined },
  name: string,
  names: StatementNames,
): boolean {
  if (poolerFaults.has(code ?? '')) names.stop()
  else if (code === '0A000' && routine === 'RevalidateCachedQuery') names.renew(name)
  else return false
  return true
}
