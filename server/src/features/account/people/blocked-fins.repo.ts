import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'

export async function findBlock(db: Db, finHash: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('blocked_fin').select('id').where('fin_hash', '=', finHash).executeTakeFirst()
}

/** Which of some FINs are blocked. */
export async function blockedAmong(db: Db, finHashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('blocked_fin')
    .select('fin_hash')
    .where(sql<boolean>`fin_hash = any(${finHashes}::text[])`)
    .execute()
  return rows.map(({ fin_hash }) => fin_hash)
}
