import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { PictureTable } from '../../../database/tables/content-tables.ts'

export type PictureRow = Selectable<PictureTable>

export async function findPicture(db: Db, id: string) {
  return db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether there is such a picture, which then stays until the end of the transaction. */
export async function keepPicture(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('picture').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined
}

export async function insertPicture(db: Db, picture: Insertable<PictureTable>): Promise<void> {
  await db.insertInto('picture').values(picture).execute()
}
