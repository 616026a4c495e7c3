import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { plannedAnew } from '../statement-names.ts'

/** How many rows PostgreSQL expects of a statement: no row is read for it. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever is asked for
export async function estimateRows(db: Db, wanted: SelectQueryBuilder<any, any, object>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`${plannedAnew} explain (format json) ${wanted}`.execute(
    db,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
