import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { ShopSettlementTable } from '../../database/tables/redemption-tables.ts'
import type { Month, Sums } from './statement.rules.ts'

/** What is open of shops until the end of a month: uses that are owed for, and uses that were paid and taken back. */
const openSums = (shopIds: readonly string[], { begins, ends }: Pick<Month, 'begins' | 'ends'>) => sql<OpenRow>`
  select s.id as shop_id, u.uses, u.uses_cents, u.earlier_cents, c.corrections_cents
  from unnest(${shopIds}::uuid[]) as s(id)
  cross join lateral (
    select count(*) filter (where r.used_at >= ${begins})::int as uses,
      coalesce(sum(r.owed_cents) filter (where r.used_at >= ${begins}), 0)::int as uses_cents,
      coalesce(sum(r.owed_cents) filter (where r.used_at < ${begins}), 0)::int as earlier_cents
    from redemption r
    where r.shop_id = s.id and r.used_at < ${ends} and r.settled_in is null and r.undone_at is null and r.owed_cents > 0) u
  cross join lateral (
    select coalesce(sum(r.owed_cents), 0)::int as corrections_cents from redemption r
    where r.shop_id = s.id and r.undone_at < ${ends} and r.settled_in is not null and r.undone_at is not null and r.corrected_in is null) c`
type OpenRow = { shop_id: string; uses: number; uses_cents: number; earlier_cents: number; corrections_cents: number }

const sumsOf = (row: Omit<OpenRow, 'shop_id'>): Sums => ({
  uses: row.uses,
  usesCents: row.uses_cents,
  earlierCents: row.earlier_cents,
  correctionsCents: row.corrections_cents,
  totalCents: row.uses_cents + row.earlier_cents - row.corrections_cents,
})

/** What is open of some shops until the end of a month. */
export async function findOpenSums(db: Db, shopIds: readonly string[], month: Pick<Month, 'begins' | 'ends'>): Promise<Map<string, Sums>> {
  const { rows } = await openSums(shopIds, month).execute(db)
  return new Map(rows.map((row) => [row.shop_id, sumsOf(row)]))
}

export type SettledMonth = Sums & { id: string; shopId: string; reference: string; settledAt: Date; username: string }

/** How a month of some shops was settled, where it was. */
export async function findSettled(
  db: Db,
  shopIds: readonly string[],
  { firstDay }: Pick<Month, 'firstDay'>,
): Promise<Map<string, SettledMonth>> {
  if (shopIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('shop_settlement as t')
    .innerJoin('staff as s', 's.id', 't.settled_by')
    .selectAll('t')
    .select('s.username')
    .where('t.shop_id', 'in', [...shopIds])
    .where('t.month', '=', firstDay)
    .execute()
  return new Map(
    rows.map((row) => [
      row.shop_id,
      { ...sumsOf(row), id: row.id, shopId: row.shop_id, reference: row.reference, settledAt: row.settled_at, username: row.username },
    ]),
  )
}

/** First days of months before one in which a shop's uses are owed for and open, and that were not settled; first first. */
export async function findOpenMonths(db: Db, shopId: string, { begins }: Pick<Month, 'begins'>): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select m.month::text from (
      select distinct date_trunc('month', used_at at time zone 'Asia/Singapore')::date as month from redemption
      where shop_id = ${shopId} and used_at < ${begins} and settled_in is null and undone_at is null and owed_cents > 0) m
    where not exists (select 1 from shop_settlement t where t.shop_id = ${shopId} and t.month = m.month)
    order by m.month`.execute(db)
  return rows.map(({ month }) => month)
}

/** Locks a shop for a settlement: uses that are under way are waited for. False where there is no such shop. */
export async function lockShop(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('shop').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined
}

export async function insertSettlement(tx: Tx, row: Insertable<ShopSettlementTable>): Promise<void> {
  await tx.insertInto('shop_settlement').values(row).execute()
}

/** Marks what a settlement pays and takes off; answers what that came to. Locked rows are waited for and looked at again. */
export async function markSettled(tx: Tx, settlementId: string, shopId: string, { ends }: Pick<Month, 'ends'>): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with paid as (
      update redemption set settled_in = ${settlementId}
      where shop_id = ${shopId} and used_at < ${ends} and settled_in is null and undone_at is null and owed_cents > 0 returning owed_cents),
    corrected as (
      update redemption set corrected_in = ${settlementId}
      where shop_id = ${shopId} and undone_at < ${ends} and settled_in is not null and undone_at is not null and corrected_in is null
      returning owed_cents)
    select ((select coalesce(sum(owed_cents), 0) from paid) - (select coalesce(sum(owed_cents), 0) from corrected))::int as cents`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}
