import type { Db } from '../../database/database.ts'

/** Which of these files are some member's photo. */
export async function photosInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('member').select('photo_key').where('photo_key', 'in', keys).execute()
  return new Set(rows.flatMap(({ photo_key }) => photo_key ?? []))
}
