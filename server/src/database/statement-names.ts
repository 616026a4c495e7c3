import { createHash } from 'node:crypto'

/** So many statements have names at most: each costs every connection some 30 kB at PostgreSQL. */
const mostNames = 200
/** So many texts are counted at most, until the count begins anew: a list of ids has a text for each length. */
const mostCounted = 2_000
/** A statement gets its name when it is said this often: the first data, and what staff look up once, need none. */
const namedFrom = 3

/**
 * Names of statements by their text. PostgreSQL parses and plans a named statement once a connection, an unnamed one each time.
 * https://www.postgresql.org/docs/current/sql-prepare.html
 */
export class StatementNames {
  #names = new Map<string, string>()
  #counts = new Map<string, number>()
  #round = 0
  #isOff: boolean

  constructor({ off = false }: { off?: boolean } = {}) {
    this.#isOff = off
  }

  /** The name to send with this text; undefined where it goes without. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#isOff || this.#names.size >= mostNames) return undefined
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < namedFrom) {
      if (this.#counts.size >= mostCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `s${this.#round}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    this.#names.set(text, name)
    return name
  }

  /** Gives every statement another name: those that were planned before no longer fit the tables. */
  renew(): void {
    this.#round += 1
    this.#names.clear()
  }

  /** Names nothing any more: a pooler stands between that sends a name to a connection that never heard it. */
  stop(): void {
    this.#isOff = true
    this.#names.clear()
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
 * A migration that adds a column to what `select *` reads refuses the plans made before (0A000).
 */
export function isRefusedByName({ code, message }: { code?: string | undefined; message?: string }, names: StatementNames): boolean {
  if (poolerFaults.has(code ?? '')) names.stop()
  else if (code === '0A000' && message === 'cached plan must not change result type') names.renew()
  else return false
  return true
}
