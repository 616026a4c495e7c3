import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { countUpTo } from '../../database/lists/count-up-to.ts'
import type { PushState } from '../../database/tables/notification-tables.ts'

/** The newest change of the tables that was made. */
export async function findNewestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? ''
}

const pushes = (db: Db, state: PushState) => db.selectFrom('push_delivery').where('state', '=', state).select('id')

/** What waits to be pushed. */
export const countWaitingPushes = (db: Db) => countUpTo(db, pushes(db, 'due'))

/** Pushes that ended so since a moment. */
export const countEndedPushes = (db: Db, state: Exclude<PushState, 'due'>, since: Date) =>
  countUpTo(db, pushes(db, state).where('ended_at', '>=', since))
