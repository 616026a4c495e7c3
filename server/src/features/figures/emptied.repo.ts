import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { Figure } from './running-sums.rules.ts'

/** A group in which an account was counted on a day, and is not counted any more. */
export type Emptied = Figure & { id: number }

/** Keeps in which groups an account was counted, without whose it was. */
export async function insertEmptied(tx: Tx, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return
  await tx
    .insertInto('figure_emptied')
    .values(figures.map(({ day, figure, part }) => ({ day, figure, part })))
    .execute()
}

export async function listEmptied(db: Db): Promise<Emptied[]> {
  const rows = await db.selectFrom('figure_emptied').selectAll().execute()
  return rows.map((row) => ({ ...row, n: 1 }))
}

/**
 * Takes away what later counts do not need.
 * @param counted days whose count found these accounts emptied already
 */
export async function deleteEmptied(tx: Tx, ids: readonly number[], counted: { days: readonly string[]; last: string }): Promise<void> {
  await sql`delete from figure_emptied where id = any(${ids}::bigint[]) and (day = any(${counted.days}::date[]) or day > ${counted.last}::date)`.execute(
    tx,
  )
  // The count of a day begins at the one before the last that was counted.
  await sql`delete from figure_emptied where day < (select day from figure_day order by day desc offset 1 limit 1)`.execute(tx)
}
