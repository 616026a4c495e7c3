import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { PromoUseTable } from '../../database/tables/promo-tables.ts'

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

/** How many open orders hold each code. */
export async function reservedUses(db: Db, promoIds: readonly string[]): Promise<Map<string, number>> {
  if (promoIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('promo_use')
    .select(['promo_id', ({ fn }) => fn.countAll<number>().as('n')])
    .where('promo_id', 'in', promoIds)
    .where('state', '=', sql.lit('reserved'))
    .groupBy('promo_id')
    .execute()
  return new Map(rows.map(({ promo_id, n }) => [promo_id, Number(n)]))
}

export async function insertUse(tx: Tx, use: Insertable<PromoUseTable>): Promise<void> {
  await tx.insertInto('promo_use').values(use).execute()
}

export async function findUse(tx: Tx, orderId: string): Promise<Selectable<PromoUseTable> | undefined> {
  return tx.selectFrom('promo_use').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Gives back what `takePersonUse` took. */
export async function giveBackPersonUse(tx: Tx, promoId: string, person: string): Promise<void> {
  await tx
    .updateTable('promo_person')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('promo_id', '=', promoId)
    .where('person', '=', person)
    .execute()
}
