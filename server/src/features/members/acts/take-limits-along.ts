import type { Tx } from '../../../database/database.ts'
import type { FinHashes } from '../../../keys/fin-hashes.ts'
import { moveFinLimits } from '../../account/lost-phone/move-fin-limits.ts'
import { moveBlocks } from './blocked-fins.repo.ts'
import { moveClaims, movePrivilegeUses, movePromoUses } from './person-limits.repo.ts'

/** From the name of a person to what the person is named by from now on, both keyed hashes of a FIN. */
type Renaming = { from: string; to: FinHashes }

/** Takes what is counted of people, and a block, from one FIN, or one key, to another. The members must be locked. */
export async function takeLimitsAlong(tx: Tx, renamings: readonly Renaming[]): Promise<void> {
  const named = renamings.filter(({ from, to }) => from !== to.fin_hash)
  const [from, to] = [named.map((one) => one.from), named.map((one) => one.to.fin_hash)]
  await movePromoUses(tx, from, to)
  await moveClaims(tx, from, to)
  await movePrivilegeUses(tx, from, to)
  await moveFinLimits(tx, from, to)
  await moveBlocks(tx, renamings)
}
