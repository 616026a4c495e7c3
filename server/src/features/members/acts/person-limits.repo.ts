import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Adds what a person used of every promo code to another person, by keyed hashes; a limit that is passed by it stays passed. */
export async function movePromoUses(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into promo_person (promo_id, person, used) select promo_id, ${to}, used from promo_person where person = ${from}
    on conflict (promo_id, person) do update set used = promo_person.used + excluded.used`.execute(tx)
  await tx.deleteFrom('promo_person').where('person', '=', from).execute()
  await tx.updateTable('promo_use').set({ person: to }).where('person', '=', from).execute()
}

/** The same of every privilege. */
export async function movePrivilegeUses(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into privilege_use (privilege_id, who, since, used) select privilege_id, ${to}, since, used from privilege_use where who = ${from}
    on conflict (privilege_id, who, since) do update set used = privilege_use.used + excluded.used`.execute(tx)
  await tx.deleteFrom('privilege_use').where('who', '=', from).execute()
  await tx.updateTable('redemption').set({ person: to }).where('person', '=', from).execute()
}

/** Makes a person's rewards another's. Of two of one campaign the moved one is its account's own: a person has one. */
export async function moveClaims(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    update campaign_claim c set person = case
      when exists (select from campaign_claim o where o.campaign_id = c.campaign_id and o.person = ${to}) then c.member_id::text else ${to} end
    where person = ${from}`.execute(tx)
}
