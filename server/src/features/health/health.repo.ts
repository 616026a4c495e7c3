import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { type CountedRows, selectCountUpTo, upTo } from '../../database/lists/count-up-to.ts'
import { plannedAnew } from '../../database/statement-names.ts'
import type { PushState } from '../../database/tables/notification-tables.ts'

/** The newest change of the tables that was made. */
export async function findNewestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? ''
}

/** When the last backup was finished, and null where none ever was. */
export async function findLastBackup(db: Db): Promise<{ lastAt: string | null }> {
  const row = await db
    .selectFrom('kept_backup')
    .select(({ fn }) => fn.max('finished_at').as('last'))
    .executeTakeFirst()
  return { lastAt: row?.last?.toISOString() ?? null }
}

export type PushCounts = Record<'waiting' | Exclude<PushState, 'due'>, CountedRows>

/** What waits to be pushed, and what ended in which way since a moment, each counted to 10,000. */
export async function countPushes(db: Db, since: Date): Promise<PushCounts> {
  const ended = (state: Exclude<PushState, 'due'>) =>
    selectCountUpTo(sql`push_delivery where state = ${sql.lit(state)} and ended_at >= ${since}`)
  const { rows } = await sql<Record<keyof PushCounts, number>>`${plannedAnew}
    select ${selectCountUpTo(sql`push_delivery where state = 'due'`)} as waiting,
      ${ended('sent')} as sent, ${ended('failed')} as failed, ${ended('skipped')} as skipped`.execute(db)
  const of = (way: keyof PushCounts) => upTo(rows[0]?.[way] ?? 0)
  return { waiting: of('waiting'), sent: of('sent'), failed: of('failed'), skipped: of('skipped') }
}
