import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'

const shops = (db: Db) =>
  db
    .selectFrom('shop')
    .leftJoin('shop_key', 'shop_key.shop_id', 'shop.id')
    .select(['shop.id', 'shop.name', 'shop.address', 'shop.opening_hours', 'shop.publish_from', 'shop.publish_to'])
    .select(['shop_key.code', 'shop_key.pin_hash', 'shop_key.pin_set_at'])
export type ShopKeyRow = Awaited<ReturnType<ReturnType<typeof shops>['execute']>>[number]

const shopColumns = { position: { by: sql`s.position` } } as const
export type ShopColumn = keyof typeof shopColumns

/** All shops with their keys. */
export function shopKeys(db: Db): DeskList<ShopKeyRow, ShopColumn> {
  const wanted = db.selectFrom('shop as s')
  return { wanted, id: sql`s.id`, columns: shopColumns, rowsOf: (on, ids) => shops(on).where('shop.id', 'in', ids).execute() }
}

export async function findShop(db: Db, id: string) {
  return shops(db).where('shop.id', '=', id).executeTakeFirst()
}

/** The shop of a code; undefined when no poster has it. */
export async function findShopByCode(db: Db, code: string) {
  return shops(db).where('shop_key.code', '=', code).executeTakeFirst()
}

/**
 * Locks a shop and its key against being closed or given new ones until the transaction ends; several uses at once may hold it.
 * Undefined when there is no such shop, it has no key, or no poster has this code.
 */
export async function holdShop(tx: Tx, of: { shopId: string } | { shopCode: string }) {
  const [column, value] = 'shopId' in of ? (['shop.id', of.shopId] as const) : (['shop_key.code', of.shopCode] as const)
  return tx
    .selectFrom('shop')
    .innerJoin('shop_key', 'shop_key.shop_id', 'shop.id')
    .select(['shop.id', 'shop.name', 'shop.publish_from', 'shop.publish_to', 'shop_key.code', 'shop_key.pin_hash'])
    .where(column, '=', value)
    .forShare()
    .executeTakeFirst()
}

/** Open shops in their order, for their posters. */
export async function listOpen(db: Db, at: Date) {
  return shops(db)
    .where(sql<SqlBool>`shop.publish_from <= ${at} and (shop.publish_to is null or shop.publish_to > ${at})`)
    .orderBy('shop.position')
    .orderBy('shop.id')
    .execute()
}

export async function setCode(db: Db, shopId: string, code: string): Promise<void> {
  await db
    .insertInto('shop_key')
    .values({ shop_id: shopId, code, pin_hash: null })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ code }))
    .execute()
}

/** Gives a shop a code unless it has one. */
export async function setFirstCode(db: Db, shopId: string, code: string): Promise<void> {
  await db
    .insertInto('shop_key')
    .values({ shop_id: shopId, code, pin_hash: null })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ code }).where('shop_key.code', 'is', null))
    .execute()
}

export async function setPin(db: Db, shopId: string, pinHash: string, at: Date): Promise<void> {
  await db
    .insertInto('shop_key')
    .values({ shop_id: shopId, code: null, pin_hash: pinHash, pin_set_at: at })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ pin_hash: pinHash, pin_set_at: at }))
    .execute()
}
