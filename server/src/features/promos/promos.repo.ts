import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { PromoTable } from '../../database/tables/promo-tables.ts'
import { toInstant } from '../../ports/clock.ts'
import type { Promo } from './promo.rules.ts'

export async function findPromo(db: Db, by: { code: string } | { id: string }): Promise<Promo | null> {
  const query = db.selectFrom('promo').selectAll()
  const row = await ('code' in by ? query.where('code', '=', by.code) : query.where('id', '=', by.id)).executeTakeFirst()
  return row ? promoOf(row) : null
}

function promoOf(row: Selectable<PromoTable>): Promo {
  return {
    id: row.id,
    code: row.code,
    startsAt: toInstant(row.starts_at),
    endsAt: toInstant(row.ends_at),
    totalLimit: row.total_limit,
    used: row.used,
    personLimit: row.person_limit,
    audience: row.audience,
    plans: row.plans ? (row.plans.split(',') as PlanCode[]) : null,
    effect: row.effect,
    effectValue: row.effect_value,
    version: row.version,
    batchId: row.batch_id,
  }
}

/** What the plans cost that a code is for (Singapore cents), sold at the moment or not; of all plans where it is for all. */
export async function pricesOf(db: Db, plans: readonly PlanCode[] | null): Promise<number[]> {
  const rows = await db
    .selectFrom('plan')
    .select('price_cents')
    .$if(plans !== null, (query) => query.where('code', 'in', [...(plans ?? [])]))
    .execute()
  return rows.map(({ price_cents }) => price_cents)
}

/** The codes of some ids, in whichever order. */
export async function findPromos(db: Db, ids: string[]): Promise<Promo[]> {
  return (await db.selectFrom('promo').selectAll().where('id', 'in', ids).execute()).map(promoOf)
}

export async function lockPromo(tx: Tx, id: string): Promise<Promo | null> {
  const row = await tx.selectFrom('promo').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? promoOf(row) : null
}

/** Null when the code is taken. */
export async function insertPromo(db: Db, row: Insertable<PromoTable>): Promise<Promo | null> {
  const inserted = await db
    .insertInto('promo')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ? promoOf(inserted) : null
}

/** Writes an edit, which counts as one. */
export async function updatePromo(tx: Tx, id: string, change: Omit<Insertable<PromoTable>, 'id' | 'code'>): Promise<Promo> {
  const counted = { ...change, version: sql<number>`version + 1` }
  return promoOf(await tx.updateTable('promo').set(counted).where('id', '=', id).returningAll().executeTakeFirstOrThrow())
}

/** Ends a code; one that is over keeps its end, and counts no edit. */
export async function setPromoEnd(tx: Tx, id: string, at: Date): Promise<Promo> {
  const row = await tx
    .updateTable('promo')
    .set({ ends_at: sql<Date>`least(ends_at, ${at})`, version: sql<number>`version + (ends_at > ${at})::int` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return promoOf(row)
}

/** Locks codes in the order of their ids. */
export async function lockPromoRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('promo').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}
