import type { Tx } from '../../database/database.ts'
import { lockPromoRows } from './promos.repo.ts'

/**
 * Locks codes in one order for all, before uses are given back and taken.
 * Otherwise two members who swap codes would wait for each other.
 */
export async function lockPromos(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length > 0) await lockPromoRows(tx, wanted)
}
