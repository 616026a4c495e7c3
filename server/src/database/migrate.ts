import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartFault } from '../start-fault.ts'
import type { Db } from './database.ts'

/**
 * A migration that only makes indexes of a large table: by their names, with what stands behind `on`: `payment (created_at)`.
 * They are made beside those who read and write (`create index concurrently`), which no transaction can hold.
 */
export type ConcurrentIndexes = { indexes: Record<string, string> }

/** Migrations by their names, in whose order they are run on an empty database. */
export type Migrations = Record<string, Migration | ConcurrentIndexes>

/** How long a change waits for a table's lock, behind which every reader then stands, and how often it is tried. */
export type LockPatience = { lockMs: number; tries: number; onWait: (words: string) => void }
const patience: LockPatience = { lockMs: 5_000, tries: 12, onWait: () => {} }
const restMs = 1_000

/** The names of those that were run on a database. */
async function executed(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings a database up to date. An older version may run beside later migrations, since they only add.
 * Throws a `StartFault` for one that should be known and is not, for a table that stays locked, or, with `only: 'check'`, for
 * a missing one.
 */
export async function migrate(
  db: Db,
  migrations: Migrations,
  { only, ...given }: { only?: 'check' } & Partial<LockPatience> = {},
): Promise<void> {
  const known = Object.keys(migrations).toSorted()
  const done = await executed(db)
  const unknown = done.filter((name) => !known.includes(name))
  const strange = unknown.filter((name) => name < (known.at(-1) ?? ''))
  if (strange.length > 0)
    throw new StartFault(
      `The database was changed by another programme than this one or a later version of it (${strange.join(', ')}). Is it the right one?`,
    )
  const missing = known.filter((name) => !done.includes(name))
  if (missing.length === 0) return
  if (only) throw new StartFault(`The database is older than this version (without ${missing.join(', ')}). Run "npm run migrate" first.`)
  const next = nextPart(missing, migrations)
  const error = await runPart(db, next, done, { ...patience, ...given })
  // A later version that starts at the same time may have been first.
  if (error && (await executed(db)).length <= done.length) throw error
  return migrate(db, migrations, given)
}

type Part = { indexes?: ConcurrentIndexes['indexes']; migrations: Record<string, Migration> }

/** What is run next: the migrations that one transaction takes, up to one that none can hold; or that one. */
function nextPart(missing: string[], migrations: Migrations): Part {
  const part: Part = { migrations: {} }
  for (const name of missing) {
    const migration = migrations[name]
    if (!migration) continue
    if (!('indexes' in migration)) part.migrations[name] = migration
    else if (Object.keys(part.migrations).length > 0) return part
    else return { indexes: migration.indexes, migrations: { [name]: { up: async () => {} } } }
  }
  return part
}

/** Runs a part; answers with its fault. What was done before it, by whatever version, is left as it is. */
async function runPart(db: Db, part: Part, done: string[], { lockMs, tries, onWait }: LockPatience): Promise<unknown> {
  // A migration that nobody waits for is given up; indexes made beside readers and writers may wait for them.
  if (part.indexes) await makeIndexes(db, part.indexes)
  const all = Object.fromEntries(done.map((name): [string, Migration] => [name, { up: async () => {} }]))
  for (const [name, { up }] of Object.entries(part.migrations))
    all[name] = {
      async up(tx) {
        await sql.raw(`set local lock_timeout = ${lockMs}`).execute(tx)
        await up(tx)
      },
    }
  // What lands later may have a number between others: whoever works on the programme has run those already.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all }, allowUnorderedMigrations: true })
  for (let tried = 1; ; tried += 1) {
    const { error } = await migrator.migrateToLatest()
    if ((error as { code?: string } | undefined)?.code !== lockNotAvailable) return error
    if (tried === tries) return new StartFault(heldTooLong(lockMs, tries))
    onWait(
      `Another transaction held a table that is to be changed for more than ${lockMs} ms; nothing was changed. Trying again (${tried + 1} of ${tries}).`,
    )
    await wait(restMs)
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lockNotAvailable = '55P03'

const heldTooLong = (lockMs: number, tries: number) =>
  `The tables were not changed: another transaction held one of them for more than ${lockMs} ms, ${tries} times in a row. ` +
  'Look for it (select pid, xact_start, query from pg_stat_activity where xact_start is not null order by 2), wait for its end or end it, and run this again.'

/** Number of the advisory lock under which they are made; any that nothing else takes. */
const indexLock = 710_003
/** Whoever waited inside the lock would be waited for by who has it: an index is made once all that began before have ended. */
const askAgainMs = 250

/** Makes those that are not there. One that was given up half-way is there and of no use: it is made anew. */
async function makeIndexes(db: Db, indexes: ConcurrentIndexes['indexes']): Promise<void> {
  await db.connection().execute(async (on) => {
    while (!(await isMine(on))) await wait(askAgainMs)
    try {
      for (const [name, of] of Object.entries(indexes)) await makeIndex(on, name, of)
    } finally {
      await sql`select pg_advisory_unlock(${indexLock})`.execute(on)
    }
  })
}

async function isMine(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${indexLock}) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

async function makeIndex(db: Db, name: string, of: string): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.valid) return
  if (rows[0]) await sql`drop index concurrently ${sql.ref(name)}`.execute(db)
  await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(of)}`.execute(db)
}
