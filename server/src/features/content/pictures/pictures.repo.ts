import type { Db } from '../../../database/database.ts'

export async function listPictures(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('picture').selectAll().where('id', 'in', ids).execute()
}

export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number]

export async function findPicture(db: Db, id: string) {
  return db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertPicture(
  db: Db,
  picture: { id: string; width: number; height: number; master_key: string; created_at: Date },
): Promise<void> {
  await db.insertInto('picture').values(picture).execute()
}
