import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type CallReads, currentCall } from './call-reads.ts'
import { readPosition } from './wal-position.rules.ts'

/** What only reads, as far as its first word tells: a replica refuses the rest, and the primary is asked. */
const reads = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|explain)\b/i
const begins = /^(?:begin|start transaction)\b/
/** In one message and one turn: where the log is once this is committed. */
const commitAndAsk = 'commit; select pg_current_wal_insert_lsn()::text as position'

/** A connection of the replica or of the primary, whichever the first statement asks for; a transaction is the primary's. */
function routed(call: CallReads, primary: PostgresPool, replica: PostgresPool): PostgresPoolClient {
  let taken: PostgresPoolClient | undefined
  let isOpen = false

  async function take(text: string): Promise<PostgresPoolClient> {
    if (call.from === 'replica' && reads.test(text)) {
      call.asked = true
      return replica.connect()
    }
    if (!reads.test(text)) call.from = 'primary'
    return primary.connect()
  }

  async function query(text: string, values: unknown[]) {
    const client = (taken ??= await take(text)) as { query(text: string, values: unknown[]): Promise<unknown> }
    if (begins.test(text)) isOpen = true
    else if (!isOpen && !reads.test(text)) call.wrote = 'unknown'
    if (text !== 'commit') return client.query(text, values)
    isOpen = false
    const answers = await client.query(commitAndAsk, values)
    if (!Array.isArray(answers)) return answers
    const [committed, asked] = answers as { rows: { position: string }[] }[]
    call.wrote = readPosition(asked?.rows[0]?.position ?? '') ?? 'unknown'
    return committed
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => taken?.release(discard),
  }
}

/** The primary's pool, from which a call that may reads at the replica; a call that writes hears where the log is then. */
export function routedPool(primary: PostgresPool, replica: PostgresPool): PostgresPool {
  return {
    options: primary.options,
    end: () => primary.end(),
    async connect() {
      const call = currentCall()
      return call ? routed(call, primary, replica) : primary.connect()
    },
  }
}
