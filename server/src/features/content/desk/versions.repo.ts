import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { ContentEditTable } from '../../../database/tables/content-tables.ts'

/** Keeps versions; one that is kept already stays as it is. */
export async function insertVersions(tx: Tx, versions: Insertable<ContentEditTable>[]): Promise<void> {
  await tx
    .insertInto('content_edit')
    .values(versions)
    .onConflict((conflict) => conflict.columns(['item_id', 'version']).doNothing())
    .execute()
}

/** The latest versions of an item, the newest first. */
export async function latestVersions(db: Db, itemId: string, most: number) {
  return db
    .selectFrom('content_edit as e')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .select(['e.version', 'e.at', 'e.item', 's.username'])
    .where('e.item_id', '=', itemId)
    .orderBy('e.version', 'desc')
    .limit(most)
    .execute()
}
