import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

const everybody = 'all'

/** Whether a row of this table is shown at a moment. */
const isShown = (table: 'privilege' | 'shop', at: Date) =>
  sql<SqlBool>`${sql.ref(`${table}.publish_from`)} <= ${at} and (${sql.ref(`${table}.publish_to`)} is null or ${sql.ref(`${table}.publish_to`)} > ${at})`

/** Takes one of a count's uses, and with it the row until the transaction ends; false when they are used up. One statement. */
async function take(tx: Tx, { privilegeId, who, since, limit }: { privilegeId: string; who: string; since: string; limit: number }) {
  const taken = await sql`
    insert into privilege_use (privilege_id, who, since, used) values (${privilegeId}, ${who}, ${since}, 1)
    on conflict (privilege_id, who, since) do update set used = privilege_use.used + 1 where privilege_use.used < ${limit}
    returning used`.execute(tx)
  return taken.rows.length > 0
}

/** Takes one of a person's uses in the period that began on a day. */
export async function takeOfPerson(tx: Tx, use: { privilegeId: string; person: string; since: string; limit: number }): Promise<boolean> {
  return take(tx, { ...use, who: use.person })
}

/** Takes one of everybody's uses of a day. */
export async function takeOfDay(tx: Tx, use: { privilegeId: string; since: string; limit: number }): Promise<boolean> {
  return take(tx, { ...use, who: everybody })
}

/** Takes one of all the uses of a privilege that is shown; false when none is left, or it is not shown any more. */
export async function takeOfAll(tx: Tx, privilegeId: string, at: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('privilege')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', privilegeId)
    .where(isShown('privilege', at))
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

async function giveBack(tx: Tx, privilegeId: string, who: string, since: string): Promise<void> {
  await tx
    .updateTable('privilege_use')
    .set({ used: sql<number>`used - 1` })
    .where('privilege_id', '=', privilegeId)
    .where('who', '=', who)
    .where('since', '=', since)
    .where('used', '>', 0)
    .execute()
}

type Counted = { privilegeId: string; person: string; memberSince: string | null; daySince: string | null }

/** Gives back what one use took, in the order in which uses take. */
export async function giveUseBack(tx: Tx, { privilegeId, person, memberSince, daySince }: Counted): Promise<void> {
  if (memberSince !== null) await giveBack(tx, privilegeId, person, memberSince)
  if (daySince !== null) await giveBack(tx, privilegeId, everybody, daySince)
  await tx
    .updateTable('privilege')
    .set({ used: sql<number>`used - 1` })
    .where('id', '=', privilegeId)
    .where('used', '>', 0)
    .execute()
}

/** Uses a voucher of a member on a day; false when it is used, over, or not theirs. One statement. */
export async function takeVoucher(tx: Tx, { id, memberId, day, at }: { id: string; memberId: string; day: string; at: Date }) {
  const taken = await tx
    .updateTable('voucher')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function giveVoucherBack(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('voucher').set({ used_at: null }).where('id', '=', id).execute()
}

const privilegesShown = (db: Db, at: Date) =>
  db
    .selectFrom('privilege')
    .select(['id', 'texts', 'whole_in', 'publish_to', 'member_limit', 'member_period', 'day_limit', 'total_limit', 'used'])
    .where(isShown('privilege', at))

/** A privilege that is shown, with its terms. */
export async function findPrivilege(db: Db, id: string, at: Date) {
  return privilegesShown(db, at).select('long_texts').where('id', '=', id).executeTakeFirst()
}
export type PrivilegeRow = NonNullable<Awaited<ReturnType<typeof findPrivilege>>>

/** The privileges that are used and counted at a shop, in their order. */
export async function listCountedAt(db: Db, shopId: string, at: Date): Promise<PrivilegeRow[]> {
  return privilegesShown(db, at)
    .select('long_texts')
    .where((eb) => eb.or([eb('member_limit', 'is not', null), eb('day_limit', 'is not', null), eb('total_limit', 'is not', null)]))
    .where('id', 'in', (eb) => eb.selectFrom('privilege_shop').select('privilege_id').where('shop_id', '=', shopId))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A privilege that is shown, with the ids of the shops that give it. */
export async function findPrivilegeWithShops(db: Db, id: string, at: Date) {
  return privilegesShown(db, at)
    .select(sql<string[]>`(select coalesce(json_agg(shop_id), '[]') from privilege_shop where privilege_id = privilege.id)`.as('shops'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How often a person used each of some privileges in its period, and everybody today; what nobody used has no row. */
export async function countUses(db: Db, person: string, asked: readonly { privilegeId: string; since: string }[], today: string) {
  if (asked.length === 0) return []
  const rows = asked.map(({ privilegeId, since }) => sql`(${privilegeId}::uuid, ${since}::date)`)
  const { rows: counts } = await sql<{ privilege_id: string; by_member: number; today: number }>`
    select asked.privilege_id, coalesce(mine.used, 0) as by_member, coalesce(day.used, 0) as today
    from (values ${sql.join(rows)}) as asked (privilege_id, since)
    left join privilege_use mine on mine.privilege_id = asked.privilege_id and mine.who = ${person} and mine.since = asked.since
    left join privilege_use day on day.privilege_id = asked.privilege_id and day.who = ${everybody} and day.since = ${today}::date`.execute(
    db,
  )
  return counts
}

const vouchersOf = (db: Db, memberId: string) =>
  db.selectFrom('voucher').select(['id', 'name', 'terms', 'first_day', 'last_day', 'used_at', 'shops']).where('member_id', '=', memberId)

export async function findVoucher(db: Db, memberId: string, id: string) {
  return vouchersOf(db, memberId).where('id', '=', id).executeTakeFirst()
}
export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>

/** A member's vouchers that can be used at a shop on a day, the one that ends first first. */
export async function listVouchersFor(db: Db, memberId: string, shopId: string, day: string): Promise<VoucherRow[]> {
  return vouchersOf(db, memberId)
    .where('used_at', 'is', null)
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .where(sql<SqlBool>`(shops is null or shops ? ${shopId})`)
    .orderBy('last_day')
    .orderBy('id')
    .execute()
}

/** Shops that are open now, with whether they have a PIN: those of a privilege, the ones named, or all. */
export async function listOpenShops(db: Db, at: Date, which: { privilegeId: string } | { ids: readonly string[] | null }) {
  return db
    .selectFrom('shop')
    .leftJoin('shop_key', 'shop_key.shop_id', 'shop.id')
    .select(['shop.id', 'shop.name', 'shop.address', 'shop.opening_hours', 'shop_key.pin_hash'])
    .where(isShown('shop', at))
    .$if('privilegeId' in which, (query) =>
      query.where('shop.id', 'in', (eb) =>
        eb
          .selectFrom('privilege_shop')
          .select('shop_id')
          .where('privilege_id', '=', 'privilegeId' in which ? which.privilegeId : ''),
      ),
    )
    .$if('ids' in which && which.ids !== null, (query) =>
      query.where(sql<SqlBool>`shop.id = any(${'ids' in which ? which.ids : []}::uuid[])`),
    )
    .orderBy('shop.position')
    .orderBy('shop.id')
    .execute()
}
