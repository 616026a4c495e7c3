import type { Tx } from '../../../database/database.ts'
import { moveAllowances } from '../../../database/take-allowance.ts'
import { finSearchKey } from './lost-phone.rules.ts'

/** Takes along how often memberships were looked for by FINs to their people's right ones, by keyed hashes. */
export async function moveFinLimits(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await moveAllowances(tx, from.map(finSearchKey), to.map(finSearchKey))
}
