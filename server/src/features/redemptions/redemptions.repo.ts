import { type Insertable, type Selectable, sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { RedemptionTable } from '../../database/tables/redemption-tables.ts'

export type RedemptionRow = Selectable<RedemptionTable>

/** What a member's key was first used for. */
export async function findByKey(db: Db, memberId: string, key: string): Promise<RedemptionRow | undefined> {
  return db.selectFrom('redemption').selectAll().where('member_id', '=', memberId).where('idempotency_key', '=', key).executeTakeFirst()
}

export async function findRedemption(db: Db, memberId: string, id: string): Promise<RedemptionRow | undefined> {
  return db.selectFrom('redemption').selectAll().where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst()
}

/** Writes a use, and with it what the shop is owed for it at this moment: for the voucher or privilege, else for any use. */
export async function insertRedemption(tx: Tx, row: Omit<Insertable<RedemptionTable>, 'owed_cents'>): Promise<RedemptionRow> {
  const own = row.voucher_id
    ? sql`(select worth_cents from voucher where id = ${row.voucher_id})`
    : sql`(select cents from use_rate where privilege_id = ${row.privilege_id} order by version desc limit 1)`
  const ofShop = sql`(select cents from use_rate where shop_id = ${row.shop_id} order by version desc limit 1)`
  const owed = { owed_cents: sql<number | null>`coalesce(${own}, ${ofShop})` }
  return tx
    .insertInto('redemption')
    .values({ ...row, ...owed })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A member's uses, newest first, after where a page ended. */
export async function listRedemptionsOf(
  db: Db,
  memberId: string,
  { cursor, limit }: { cursor: { at: Date; id: string } | null; limit: number },
): Promise<RedemptionRow[]> {
  return db
    .selectFrom('redemption')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(cursor !== null, (query) =>
      query.where(sql<SqlBool>`(date_trunc('milliseconds', used_at), id) < (${cursor?.at}::timestamptz, ${cursor?.id}::uuid)`),
    )
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function lockRedemption(tx: Tx, id: string): Promise<RedemptionRow | undefined> {
  return tx.selectFrom('redemption').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setUndone(tx: Tx, id: string, { at, by, note }: { at: Date; by: string; note: string }): Promise<void> {
  await tx.updateTable('redemption').set({ undone_at: at, undone_by: by, undo_note: note }).where('id', '=', id).execute()
}
