import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Names of people, by keyed hashes: each of the first becomes the one at its place in the second. */
const renamed = (from: readonly string[], to: readonly string[]): RawBuilder<unknown> =>
  sql`unnest(${from}::text[], ${to}::text[]) as renamed (earlier, later)`

/** Adds what people used of every promo code to other names; a limit that is passed by it stays passed. */
export async function movePromoUses(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from promo_person using ${renamed(from, to)} where person = earlier returning promo_id, later, used)
    insert into promo_person (promo_id, person, used) select promo_id, later, sum(used) from gone group by promo_id, later
    on conflict (promo_id, person) do update set used = promo_person.used + excluded.used`.execute(tx)
  await sql`update promo_use set person = later from ${renamed(from, to)} where person = earlier`.execute(tx)
}

/** The same of every privilege. */
export async function movePrivilegeUses(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from privilege_use using ${renamed(from, to)} where who = earlier returning privilege_id, later, since, used)
    insert into privilege_use (privilege_id, who, since, used)
    select privilege_id, later, since, sum(used) from gone group by privilege_id, later, since
    on conflict (privilege_id, who, since) do update set used = privilege_use.used + excluded.used`.execute(tx)
  await sql`update redemption set person = later from ${renamed(from, to)} where person = earlier`.execute(tx)
}

/** Makes people's rewards others'. Of two of one campaign the moved one is its account's own: a person has one. */
export async function moveClaims(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await sql`
    update campaign_claim c set person = case
      when exists (select from campaign_claim o where o.campaign_id = c.campaign_id and o.person = later) then c.member_id::text else later end
    from ${renamed(from, to)} where person = earlier`.execute(tx)
}
