import type { Tx } from '../../database/database.ts'
import { lockPromoRows } from './promos.repo.ts'

/** Locks codes in one order for all, before a use of one is given back and one of another taken: otherwise two members who swap them would wait for each other. */
export async function lockPromos(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length > 0) await lockPromoRows(tx, wanted)
}
