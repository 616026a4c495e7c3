import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartFault } from '../start-fault.ts'
import type { Db } from './database.ts'

/** Migrations by their names, in whose order they are run on an empty database. */
export type Migrations = Record<string, Migration>

/** The names of those that were run on a database. */
async function executed(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings a database up to date. An older version may run beside later migrations, since they only add.
 * Throws a `StartFault` for one that should be known and is not, or, with `only: 'check'`, for a missing one.
 */
export async function migrate(db: Db, migrations: Migrations, { only }: { only?: 'check' } = {}): Promise<void> {
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
  const later = Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]))
  // What lands later may have a number between others: whoever works on the programme has run those already.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...later }) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  // A later version that starts at the same time may have been first.
  if (error && (await executed(db)).length > done.length) return migrate(db, migrations)
  if (error) throw error
}
