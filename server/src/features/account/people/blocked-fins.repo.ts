import type { Db } from '../../../database/database.ts'

export async function findBlock(db: Db, finHash: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('blocked_fin').select('id').where('fin_hash', '=', finHash).executeTakeFirst()
}
