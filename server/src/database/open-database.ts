import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { systemClock } from '../ports/clock.ts'
import { checkClock } from './check-clock.ts'
import { columnParsers } from './column-parsers.ts'
import type { Db } from './database.ts'
import { EmbeddedDialect, Turnstile } from './embedded-dialect.ts'
import { keepToOwner } from './restrict-permissions.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate, type Migrations } from './migrate.ts'
import { up as programme } from './migrations/0001-programme.ts'
import { up as paymentLife } from './migrations/0002-payment-life.ts'
import { up as campaigns } from './migrations/0003-campaigns.ts'
import { up as gatewayHandle } from './migrations/0004-gateway-handle.ts'
import { up as paymentSearch } from './migrations/0005-payment-search.ts'
import { up as ownAccount } from './migrations/0006-own-account.ts'
import { up as content } from './migrations/0007-content.ts'
import { up as contentSearch } from './migrations/0008-content-search.ts'
import { up as card } from './migrations/0009-card.ts'
import { up as redemptions } from './migrations/0010-redemptions.ts'
import { up as notifications } from './migrations/0011-notifications.ts'
import { up as messages } from './migrations/0012-messages.ts'
import { up as smsWords } from './migrations/0013-sms-words.ts'
import { up as faultCodes } from './migrations/0014-fault-codes.ts'
import { up as workByIndex } from './migrations/0015-work-by-index.ts'
import { up as openProofs } from './migrations/0016-open-proofs.ts'
import { up as deskAndRepeats } from './migrations/0017-desk-and-repeats.ts'
import { up as paymentKeys } from './migrations/0018-payment-keys.ts'
import { up as keptNotices } from './migrations/0019-kept-notices.ts'
import { up as sealedMarks } from './migrations/0022-sealed-marks.ts'
import { up as dataLife } from './migrations/0023-data-life.ts'
import { openForMigrations, openPostgres, type PostgresPlace } from './open-postgres.ts'
import type { Tables } from './tables.ts'

/** Every migration of this version. They only add: see decision 37. */
export const migrations: Migrations = {
  '0001-programme': { up: programme },
  '0002-payment-life': { up: paymentLife },
  '0003-campaigns': { up: campaigns },
  '0004-gateway-handle': { up: gatewayHandle },
  '0005-payment-search': { up: paymentSearch },
  '0006-own-account': { up: ownAccount },
  '0007-content': { up: content },
  '0008-content-search': { up: contentSearch },
  '0009-card': { up: card },
  '0010-redemptions': { up: redemptions },
  '0011-notifications': { up: notifications },
  '0012-messages': { up: messages },
  '0013-sms-words': { up: smsWords },
  '0014-fault-codes': { up: faultCodes },
  '0015-work-by-index': { up: workByIndex },
  '0016-open-proofs': { up: openProofs },
  '0017-desk-and-repeats': { up: deskAndRepeats },
  '0018-payment-keys': { up: paymentKeys },
  '0019-kept-notices': { up: keptNotices },
  '0022-sealed-marks': { up: sealedMarks },
  '0023-data-life': { up: dataLife },
}

export type OpenDatabase = {
  /** For calls. */
  db: Db
  /** The same on connections kept for what is never to wait for others: callbacks, the state of a payment, whether the server is ready. */
  reserved: Db
  /** The same for jobs and sweeps, which may wait longer and take no call's connection. */
  background: Db
  /** Plain SQL on a connection of its own; without values the text may hold several statements (what the job queue needs). */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Runs what only one process at a time may do to this database: preparing queues and first data at start. */
  alone<T>(run: () => Promise<T>): Promise<T>
  /**
   * Calls `onNotify` after each transaction that notified this channel, in whichever process. Word may be lost while a connection is: it is called
   * once more when there is one again, and who listens looks now and then by itself. Answers with the way to stop.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>
  /** Runs what has this name unless another process is at it; false when one is. Two may run for a moment when a connection is cut. */
  unlessElsewhere(name: string, run: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}

/** A folder of the embedded database, `:memory:` for none; `from` is a dump that an empty one starts with. */
type EmbeddedPlace = { folder: string; from?: Blob }

/** Where a database is; with `migrate: false` it has to be up to date already. */
type Place = (PostgresPlace | EmbeddedPlace) & { migrate?: boolean }

/** Opens PostgreSQL at a URL, or the embedded database in a folder, and brings its tables up to date. */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  const how = place.migrate === false ? ({ only: 'check' } as const) : {}
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
  const pglite = await PGlite.create()
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(pglite, new Turnstile()) })
  try {
    await migrate(db, migrations)
    return await pglite.dumpDataDir('none')
  } finally {
    await db.destroy()
  }
}

async function openEmbedded({ folder, from }: EmbeddedPlace): Promise<OpenDatabase> {
  if (folder !== ':memory:') keepToOwner(folder)
  const unlock = folder === ':memory:' ? () => {} : lockFolder(folder)
  const path = join(folder, 'database')
  if (folder !== ':memory:') mkdirSync(path, { recursive: true })
  const pglite = await PGlite.create({
    dataDir: folder === ':memory:' ? 'memory://' : path,
    parsers: columnParsers,
    ...(from ? { loadDataDir: from } : {}),
  })
  // The first opening unpacks a database with modes of its own.
  if (folder !== ':memory:') keepToOwner(folder)
  const turnstile = new Turnstile()
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(pglite, turnstile) })
  return {
    db,
    reserved: db,
    background: db,
    async executeSql(text, values) {
      const leave = await turnstile.enter()
      try {
        if (values) return await pglite.query(text, values)
        const results = await pglite.exec(text)
        return { rows: results.at(-1)?.rows ?? [] }
      } finally {
        leave()
      }
    },
    alone: (run) => run(),
    async listen(channel, onNotify) {
      const leave = await turnstile.enter()
      const stop = await pglite.listen(channel, onNotify).finally(leave)
      return async () => {
        const left = await turnstile.enter()
        await stop().finally(left)
      }
    },
    unlessElsewhere: (_name, run) => run().then(() => true),
    async close() {
      await db.destroy()
      unlock()
    },
  }
}
