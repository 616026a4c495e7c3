import pg from 'pg'
import { endBefore, readPosition, type Position } from './wal-position.rules.ts'

/** How far the log of a database is, of what it is a copy, and whether it follows another. */
export type Look = { position: Position; kin: string; follows: boolean }

/** So long a look waits for an answer: who is asked answers in a few milliseconds, or is not there. */
const answerMs = 500

/** Of one history are a primary and a replica of the same system, on the same timeline, whose tables are of the same version. */
const kin = (timeline: string) =>
  `concat_ws(' ', (select system_identifier from pg_control_system()), ${timeline}, (select max(name) from kysely_migration)) as kin`

const lookAtPrimary = `select at::text as position, ${kin(`('x' || left(pg_walfile_name(at), 8))::bit(32)::int`)}, false as follows
  from pg_current_wal_insert_lsn() at`
/** A replica that takes up another timeline says so from its next restart point on: until then it is left. */
const lookAtReplica = `select coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position, ${kin('(select timeline_id from pg_control_checkpoint())')},
  pg_is_in_recovery() as follows`

/** A connection of its own, by which a database is looked at; made anew where it did not answer. */
class Line {
  readonly #url: string
  readonly #text: string
  #client: pg.Client | undefined

  constructor(url: string, text: string) {
    this.#url = url
    this.#text = text
  }

  /** Throws where the database does not answer in time. */
  async look(): Promise<Look> {
    try {
      const { rows } = await (await this.#connected()).query<{ position: string | null; kin: string; follows: boolean }>(this.#text)
      const [row] = rows
      const next = readPosition(row?.position ?? '')
      if (!row || next === undefined) throw new Error('The database has no position')
      return { ...row, position: endBefore(next) }
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    // Where nobody answers, nobody would answer to an end either.
    this.#client?.connection.stream.destroy()
    this.#client = undefined
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const times = { connectionTimeoutMillis: answerMs, query_timeout: answerMs }
    const client = new pg.Client({ connectionString: this.#url, application_name: 'mwc-membership', keepAlive: true, ...times })
    client.on('error', () => {})
    this.#client = client
    await client.connect()
    return client
  }
}

/** The lines to a primary, which throws where it is none, and to its replica. */
export function linesTo(urls: { primary: string; replica: string }): Record<'primary' | 'replica', Line> {
  return { primary: new Line(urls.primary, lookAtPrimary), replica: new Line(urls.replica, lookAtReplica) }
}
