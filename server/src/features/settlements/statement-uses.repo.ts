import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../database/database.ts'
import { type DeskList } from '../../database/lists/page-of-list.ts'
import type { Month } from './statement.rules.ts'

const lines = (db: Db, ids: string[]) =>
  db
    .selectFrom('redemption as r')
    .select(['r.id', 'r.receipt_number', 'r.title', 'r.used_at', 'r.owed_cents', 'r.settled_in', 'r.corrected_in', 'r.undone_at'])
    .where('r.id', 'in', ids)
    .execute()
export type LineRow = Awaited<ReturnType<typeof lines>>[number]

const columns = { usedAt: { by: sql`r.used_at` } } as const
export type LineColumn = keyof typeof columns

/** The lines of a statement: by the settlement that has them, or what is open until the end of the month. */
export function statementLines(
  db: Db,
  { shopId, month, settlementId }: { shopId: string; month: Pick<Month, 'ends'>; settlementId: string | undefined },
): DeskList<LineRow, LineColumn> {
  const { ends } = month
  // Each side of a union has its own index; a use is in one statement as a use, and in a later one as a correction.
  const ids = settlementId
    ? sql`select id from redemption where settled_in = ${settlementId} union all select id from redemption where corrected_in = ${settlementId}`
    : sql`select id from redemption
        where shop_id = ${shopId} and used_at < ${ends} and settled_in is null and undone_at is null and owed_cents > 0
      union all select id from redemption
        where shop_id = ${shopId} and undone_at < ${ends} and settled_in is not null and undone_at is not null and corrected_in is null`
  const wanted = db.selectFrom('redemption as r').where(sql<SqlBool>`r.id in (${ids})`)
  return { wanted, id: sql`r.id`, columns, rowsOf: lines }
}
