import type { Tx } from '../../../database/database.ts'
import { moveAllowances } from '../../../database/take-allowance.ts'
import { finSearchKey } from './lost-phone.rules.ts'

/** Takes along how often a membership was looked for by a FIN to its person's right one, by keyed hashes. */
export async function moveFinLimit(tx: Tx, from: string, to: string): Promise<void> {
  await moveAllowances(tx, finSearchKey(from), finSearchKey(to))
}
