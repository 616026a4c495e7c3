import type { Db } from '../../../database/database.ts'
import { hashesOfRow, isKeptOf } from '../../../keys/fin-hashes.ts'

export async function findBlock(db: Db, finHashes: readonly string[]): Promise<{ id: string } | undefined> {
  return db.selectFrom('blocked_fin').select('id').where(isKeptOf(finHashes)).executeTakeFirst()
}

/** Which of some FINs are blocked, by each of their hashes. */
export async function blockedAmong(db: Db, finHashes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('blocked_fin').select(['fin_hash', 'other_fin_hash']).where(isKeptOf(finHashes)).execute()
  return rows.flatMap(hashesOfRow)
}
