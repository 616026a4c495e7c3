import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { systemClock } from '../ports/clock.ts'
import { checkClock } from './check-clock.ts'
import { columnParsers } from './column-parsers.ts'
import { EmbeddedDialect, Mutex } from './embedded/embedded-dialect.ts'
import { EmbeddedStatements } from './embedded/embedded-statements.ts'
import { lockFolder } from './embedded/lock-folder.ts'
import { restrictPermissions } from './restrict-permissions.ts'
import { migrate } from './migrate.ts'
import { openForMigrations, openPostgres, type PostgresPlace } from './open-postgres.ts'
import type { Tables } from './tables/tables.ts'
import type { OpenDatabase } from './database.ts'
import { migrations } from './migrations/migrations.ts'

/** A folder of the embedded database, `:memory:` for none; `from` is a dump that an empty one starts with. */
type EmbeddedPlace = { folder: string; from?: Blob }

/** Where a database is; with `migrate: false` it has to be up to date already. */
type Place = (PostgresPlace | EmbeddedPlace) & { migrate?: boolean }

/** Opens PostgreSQL at a URL, or the embedded database in a folder, and brings its tables up to date. */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  const how = place.migrate === false ? ({ only: 'check' } as const) : { onWait: (words: string) => console.error(words) }
  if ('url' in place) {
    const db = openForMigrations(place)
    try {
      await checkClock(db, () => systemClock.now())
      await migrate(db, migrations, how)
    } finally {
      await db.destroy()
    }
    return openPostgres(place)
  }
  const open = await openEmbedded(place)
  try {
    await migrate(open.db, migrations, how)
  } catch (error) {
    await open.close()
    throw error
  }
  return open
}

/** A dump of an embedded database in memory that has every table and no row: a tenth of the work of making one. */
export async function dumpTables(): Promise<Blob> {
  // A log of sixteen megabytes, as it comes, is most of a dump.
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] })
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(new EmbeddedStatements(pglite), new Mutex()) })
  try {
    await migrate(db, migrations)
    // What new databases would be copied from: none is made here, and every opening of the dump would unpack them.
    await pglite.exec('update pg_database set datistemplate = false')
    for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`)
    // Else every opening would go through all that the migrations wrote.
    await pglite.exec('checkpoint')
    return await pglite.dumpDataDir('none')
  } finally {
    await db.destroy()
  }
}

async function openEmbedded({ folder, from }: EmbeddedPlace): Promise<OpenDatabase> {
  if (folder !== ':memory:') restrictPermissions(folder)
  const unlock = folder === ':memory:' ? () => {} : lockFolder(folder)
  const path = join(folder, 'database')
  if (folder !== ':memory:') mkdirSync(path, { recursive: true })
  const pglite = await PGlite.create({
    dataDir: folder === ':memory:' ? 'memory://' : path,
    parsers: columnParsers,
    // Tests open a hundred small databases: clearing 128 MB of buffers was a quarter of an opening.
    ...(from ? { loadDataDir: from, startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] } : {}),
  })
  // The first opening unpacks a database with modes of its own.
  if (folder !== ':memory:') restrictPermissions(folder)
  const [mutex, statements] = [new Mutex(), new EmbeddedStatements(pglite)]
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(statements, mutex) })
  return {
    db,
    reserved: db,
    background: db,
    replica: null,
    async executeSql(text, values) {
      const leave = await mutex.enter()
      try {
        if (values) return await pglite.query(text, values)
        statements.forget()
        const results = await pglite.exec(text)
        return { rows: results.at(-1)?.rows ?? [] }
      } finally {
        leave()
      }
    },
    alone: (run) => run(),
    async listen(channel, onNotify) {
      const leave = await mutex.enter()
      const stop = await pglite.listen(channel, onNotify).finally(leave)
      return async () => {
        const left = await mutex.enter()
        await stop().finally(left)
      }
    },
    unlessElsewhere: (_name, run) => run().then(() => true),
    pools: () => [],
    longReads: (run) => run(db),
    callsWaitMs: () => 0,
    async close() {
      await db.destroy()
      unlock()
    },
  }
}
