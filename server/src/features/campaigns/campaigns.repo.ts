import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { CampaignTable } from '../../database/tables/campaign-tables.ts'

export type CampaignRow = Selectable<CampaignTable>

/** Every campaign that has begun, over or not, the one that ends first first. */
export async function listBegun(db: Db, at: Date): Promise<CampaignRow[]> {
  return db.selectFrom('campaign').selectAll().where('starts_at', '<=', at).orderBy('ends_at').orderBy('id').execute()
}

/** Every campaign that can be claimed now, or could if any were left, the one that ends first first. */
export async function listOpen(db: Db, at: Date): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaign')
    .selectAll()
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .where('ended_at', 'is', null)
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
}

export async function findCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Takes one of the stock and answers with the campaign as it is now, locked; undefined when none is left or it is over. */
export async function takeFromStock(tx: Tx, campaignId: string, at: Date): Promise<CampaignRow | undefined> {
  return tx
    .updateTable('campaign')
    .set({ claimed: sql<number>`claimed + 1` })
    .where('id', '=', campaignId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('stock', 'is', null), eb('claimed', '<', eb.ref('stock'))]))
    .returningAll()
    .executeTakeFirst()
}

export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  return tx.selectFrom('campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertCampaign(tx: Tx, row: Insertable<CampaignTable>): Promise<CampaignRow> {
  return tx.insertInto('campaign').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Writes an edit, which counts as one. */
export async function updateCampaign(
  tx: Tx,
  id: string,
  change: Omit<Insertable<CampaignTable>, 'id' | 'created_at'>,
): Promise<CampaignRow> {
  const counted = { ...change, version: sql<number>`version + 1` }
  return tx.updateTable('campaign').set(counted).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Ends a campaign; one that staff ended before keeps its moment, and counts no edit. */
export async function setEnded(tx: Tx, id: string, at: Date): Promise<CampaignRow> {
  return tx
    .updateTable('campaign')
    .set(({ fn, ref }) => ({
      ended_at: fn.coalesce(ref('ended_at'), sql<Date>`${at}`),
      version: sql<number>`version + (ended_at is null)::int`,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether there are shops of all these ids, each named once. */
export async function areShops(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  return (await db.selectFrom('shop').select('id').where('id', 'in', ids).execute()).length === ids.length
}
