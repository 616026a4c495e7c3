import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { inSpan } from '../ports/spans.ts'
import { asUnavailable } from './database-unavailable.ts'
import { isRefusedByName, type StatementNames, StatementRefused } from './statement-names.ts'

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

const begins = /^begin\b/
const ends = /^(?:commit|rollback)\b/
const reads = /^\s*select\b/i
const said = (command: string): Answer => ({ command, rowCount: null, rows: [] })

/**
 * A connection that tells its faults apart, and is dropped once it did not answer: the next query would wait behind that.
 * A transaction begins in the turn of its first statement, where that one reads: were the beginning refused, nothing is written.
 */
function guarded(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let isOpen = false
  /** The beginning of a transaction in which nothing was asked yet. */
  let beginning: string | null = null
  /** What all that is asked waits for: the answer to a beginning that was sent before something was written. */
  let begun: Promise<unknown> | null = null

  /** What a transaction says at once is written to the socket at once. */
  function gatherWrites(): void {
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  async function send(text: string, values: unknown[]): Promise<Answer> {
    if (isOpen) gatherWrites()
    // Without values a text may hold several commands, as the beginning of a transaction behind a pooler does.
    const name = values.length > 0 ? names.nameOf(text) : undefined
    try {
      return await inSpan('statement', text, () => client.query(name === undefined ? { text, values } : { name, text, values }))
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) void client.end()
      else if (name !== undefined && isRefusedByName(error, name, names)) {
        // A statement that is refused ends the transaction that it stands in.
        if (!isOpen) return send(text, values)
        throw new StatementRefused(error)
      }
      throw asUnavailable(error)
    }
  }

  async function query(text: string, values: unknown[]): Promise<Answer> {
    if (begins.test(text)) {
      isOpen = true
      beginning = text
      return said('BEGIN')
    }
    const first = beginning
    beginning = null
    if (ends.test(text)) {
      isOpen = false
      begun = null
      return first === null ? send(text, values) : said(text.toUpperCase())
    }
    if (first === null) {
      // In the order in which it was asked: whoever awaited first goes on first.
      if (begun) await begun
      return send(text, values)
    }
    const beginningNow = send(first, [])
    if (!reads.test(text)) {
      begun = beginningNow
      await begun
      return send(text, values)
    }
    const [, answer] = await Promise.all([beginningNow, send(text, values)])
    return answer
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard || names.isOutdated(client)),
  }
}

/** The pool with such connections, which tells how long whoever waits longest for one has waited (ms). */
export function guardedPool(pool: pg.Pool, names: StatementNames): PostgresPool & { waitedMs(): number } {
  pool.on('connect', (client) => names.meet(client))
  /** Since when each waits, in the order in which they are served. */
  const waiting = new Map<symbol, number>()
  return {
    waitedMs() {
      const [since] = waiting.values()
      return since === undefined ? 0 : performance.now() - since
    },
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const one = Symbol('waiting')
      waiting.set(one, performance.now())
      try {
        return guarded(await pool.connect(), names)
      } catch (error) {
        throw asUnavailable(error)
      } finally {
        waiting.delete(one)
      }
    },
  }
}
