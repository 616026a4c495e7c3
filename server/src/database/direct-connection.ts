import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const againMs = 1_000
const answerMs = 5_000
/** How often it is looked whether the other side is still there: a line that was cut silently would be believed for minutes. */
const aliveEveryMs = 30_000
/** First number of the advisory locks of `unlessElsewhere`. */
const elsewhereLocks = 710_002

/**
 * This process's own connection to PostgreSQL, past any pooler: for listening, and for locks that end with it.
 * Made when first needed, and again when it was cut.
 */
export class DirectConnection {
  readonly #url: string
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #end = new AbortController()
  #client: pg.Client | undefined
  #keeping: Promise<void> | undefined
  /** Once the first connection is there, or could not be made. */
  readonly #tried = Promise.withResolvers<void>()
  /** What is asked on the connection, one after the other. */
  #asked: Promise<unknown> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  /** See `OpenDatabase.listen`. */
  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onNotify))
    if (this.#client) await this.#ask(this.#client, `listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    else {
      this.#keeping ??= this.#keep()
      // Else what is due at the start would be done by every process, for want of a lock.
      await this.#tried.promise
    }
    return async () => void listeners.delete(onNotify)
  }

  /** See `OpenDatabase.unlessElsewhere`. */
  async unlessElsewhere(name: string, run: () => Promise<void>): Promise<boolean> {
    const client = this.#client
    const ask = async (what: string) => client && this.#ask(client, `select ${what}($1, hashtext($2)) as yes`, [elsewhereLocks, name])
    const lock = await ask('pg_try_advisory_lock').catch(() => undefined)
    if (lock && !lock.rows[0]?.['yes']) return false
    try {
      await run()
    } finally {
      if (lock) await ask('pg_advisory_unlock').catch(() => undefined)
    }
    return true
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#keeping
  }

  /** Keeps a connection until this is closed. What was notified while there was none is made up for by telling all who listen. */
  async #keep(): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: this.#url,
        application_name: 'mwc-membership',
        keepAlive: true,
        connectionTimeoutMillis: answerMs,
        query_timeout: answerMs,
      })
      const ended = Promise.withResolvers<void>()
      client.once('end', ended.resolve)
      const stop = () => ended.resolve()
      signal.addEventListener('abort', stop)
      client.on('error', () => {})
      client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload))
      try {
        await client.connect()
        for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        this.#client = client
        this.#tried.resolve()
        for (const channel of this.#listeners.keys()) this.#tell(channel, '')
        // Where nobody answers, nobody would answer to an end either.
        const alive = setInterval(() => void this.#ask(client, 'select 1').catch(stop), aliveEveryMs)
        await ended.promise
        clearInterval(alive)
      } catch {
        // Away: tried again below.
      }
      this.#tried.resolve()
      this.#client = undefined
      signal.removeEventListener('abort', stop)
      const closing = client.end().catch(() => undefined)
      if (signal.aborted) await closing
      await wait(againMs, undefined, { signal }).catch(() => undefined)
    }
  }

  #ask(client: pg.Client, text: string, values: unknown[] = []): Promise<pg.QueryResult<Record<string, unknown>>> {
    const answer = this.#asked.then(() => client.query(text, values))
    this.#asked = answer.catch(() => undefined)
    return answer
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload)
  }
}
