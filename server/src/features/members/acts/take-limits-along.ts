import type { Tx } from '../../../database/database.ts'
import { moveFinLimit } from '../../account/lost-phone/move-fin-limit.ts'
import { moveBlock } from './blocked-fins.repo.ts'
import { moveClaims, movePrivilegeUses, movePromoUses } from './person-limits.repo.ts'

/** Takes what is counted of a person, and a block, from one FIN to another, by keyed hashes. The member must be locked. */
export async function takeLimitsAlong(tx: Tx, from: string, to: string): Promise<void> {
  await movePromoUses(tx, from, to)
  await moveClaims(tx, from, to)
  await movePrivilegeUses(tx, from, to)
  await moveFinLimit(tx, from, to)
  await moveBlock(tx, from, to)
}
