import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import type { Tables } from '../../server/src/database/tables/tables.ts'
import { type LogFault, verifySnapshot } from '../../server/src/features/log/chain/verify-log.ts'
import { type LogSigning, makeLogSigning } from '../../server/src/keys/log-signing.ts'
import { seededRandom } from '../faults/seeded-random.ts'
import { settings } from '../reads/start-process.ts'

const alterations = 1_000
const seed = 21

/** What whoever owns the database does to one row, and switches its triggers off for. */
const ways: ((position: number) => RawBuilder<unknown>)[] = [
  ...['username', 'act', 'outcome', 'request_id', 'record_kind', 'record_id', 'reason', 'personal', 'hash'].map(
    (name) => (position: number) =>
      sql`update audit set ${sql.ref(name)} = coalesce(${sql.ref(name)}, '') || 'x' where position = ${position}`,
  ),
  ...['id', 'staff_id', 'member_id'].map(
    (name) => (position: number) => sql`update audit set ${sql.ref(name)} = gen_random_uuid() where position = ${position}`,
  ),
  (position) => sql`update audit set at = at + interval '1 microsecond' where position = ${position}`,
  (position) => sql`update audit set after = coalesce(after, '{}') || '{"changed":1}' where position = ${position}`,
  (position) => sql`delete from audit where position = ${position}`,
  (position) => sql`update audit set position = null, hash = null where position = ${position}`,
]

class Undone extends Error {}

/** What is found once a row was altered; it is undone again. */
async function foundAfter(db: Kysely<Tables>, signing: LogSigning, alteration: RawBuilder<unknown>): Promise<LogFault | null> {
  let found: LogFault | null = null
  const altered = db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await alteration.execute(tx)
    found = (await verifySnapshot(tx, signing, () => false)).fault
    throw new Undone()
  })
  await altered.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return found
}

/** Alters one row of a whole chain, 1,000 times. Whether each is found, and named. @param url of a programme with such a chain */
export async function alterLog(url: string): Promise<boolean> {
  const open: OpenDatabase = await openDatabase({ url, pool: 2 })
  try {
    const signing = makeLogSigning(settings.LOG_SIGNING_KEY)
    const { last } = await open.db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    const random = seededRandom('altered', seed)
    let found = 0
    for (let n = 0; n < alterations; n += 1) {
      const position = random.whole(1, Number(last))
      const way = ways[n % ways.length]
      const fault = way && (await foundAfter(open.db, signing, way(position)))
      if (fault?.position === position) found += 1
      else console.log(`Row ${position}, way ${n % ways.length}: ${JSON.stringify(fault)}`)
    }
    console.log(`Altered: ${found} of ${alterations} rows found and named, in a chain of ${String(last)}.`)
    return found === alterations
  } finally {
    await open.close()
  }
}
