import type { Db } from '../../database/database.ts'

/** Which of these files are some member's photo. */
async function photosInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('member').select('photo_key').where('photo_key', 'in', keys).execute()
  return new Set(rows.flatMap(({ photo_key }) => photo_key ?? []))
}

/** Which of these files some message carries. */
async function attachmentsInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('message').select('file_key').where('file_key', 'in', keys).execute()
  return new Set(rows.flatMap(({ file_key }) => file_key ?? []))
}

/** By its folder, how a file is known to belong to somebody. */
export const filesInUse: Record<string, (db: Db, keys: string[]) => Promise<Set<string>>> = {
  photos: photosInUse,
  messages: attachmentsInUse,
}
