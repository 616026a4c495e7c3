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

export async function usesOfPerson(db: Db, promoId: string, person: string): Promise<number> {
  const row = await db
    .selectFrom('promo_person')
    .select('used')
    .where('promo_id', '=', promoId)
    .where('person', '=', person)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** Whether one of a person's orders holds this code reserved now. */
export async function holdsReservation(db: Db, promoId: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('promo_use')
    .select('order_id')
    .where('promo_id', '=', promoId)
    .where('person', '=', person)
    .where('state', '=', 'reserved')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes one use under the total limit; false when it is reached. */
export async function takeTotalUse(tx: Tx, promoId: string): Promise<boolean> {
  const taken = await tx
    .updateTable('promo')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', promoId)
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Takes one use under the limit a person; false when it is reached. */
export async function takePersonUse(tx: Tx, promoId: string, person: string, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into promo_person (promo_id, person, used) values (${promoId}, ${person}, 1)
    on conflict (promo_id, person) do update set used = promo_person.used + 1 where promo_person.used < ${limit}
    returning used`.execute(tx)
  return rows.length > 0
}

export async function giveBackUse(tx: Tx, promoId: string, person: string): Promise<void> {
  await tx
    .updateTable('promo')
    .set({ used: sql<number>`used - 1` })
    .where('id', '=', promoId)
    .execute()
  await tx
    .updateTable('promo_person')
    .set({ used: sql<number>`used - 1` })
    .where('promo_id', '=', promoId)
    .where('person', '=', person)
    .execute()
}

/** Moves an order's use of a code from one state to another; null when it was not in the first. */
export async function moveUse(
  tx: Tx,
  orderId: string,
  from: 'reserved' | 'released' | 'consumed',
  to: 'reserved' | 'consumed' | 'released',
  at: Date,
): Promise<{ promoId: string; person: string } | null> {
  const row = await tx
    .updateTable('promo_use')
    .set({ state: to, at })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .returning(['promo_id', 'person'])
    .executeTakeFirst()
  return row ? { promoId: row.promo_id, person: row.person } : null
}

/** A page of all codes, the latest start first, and how many there are. */
export async function pageOfPromos(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const { total } = await db
    .selectFrom('promo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('promo')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('code')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { promos: rows.map(promoOf), total: Number(total) }
}

/** How many open orders hold each code. */
export async function reservedUses(db: Db, promoIds: readonly string[]): Promise<Map<string, number>> {
  if (promoIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('promo_use')
    .select(['promo_id', ({ fn }) => fn.countAll<number>().as('n')])
    .where('promo_id', 'in', promoIds)
    .where('state', '=', 'reserved')
    .groupBy('promo_id')
    .execute()
  return new Map(rows.map(({ promo_id, n }) => [promo_id, Number(n)]))
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

export async function updatePromo(tx: Tx, id: string, change: Omit<Insertable<PromoTable>, 'id' | 'code'>): Promise<Promo> {
  return promoOf(await tx.updateTable('promo').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow())
}

export async function setPromoEnd(tx: Tx, id: string, at: Date): Promise<Promo> {
  const row = await tx
    .updateTable('promo')
    .set({ ends_at: sql<Date>`least(ends_at, ${at})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return promoOf(row)
}
