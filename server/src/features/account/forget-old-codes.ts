import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { deleteAnsweredBefore, deleteCodesBefore, deleteProofsBefore, deleteTicketsBefore, deleteWindowsBefore } from './leftovers.repo.ts'

/** Days after which a code, a proof, an answered key or a count of tries has nothing left to say. */
const keptDays = 3

/**
 * Deletes codes, proofs and counts that no check looks at any more: they carry numbers of people who never joined. Safe to repeat and to
 * run on several processes.
 */
export async function forgetOldCodes({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const before = toDate(clock.now().subtract({ hours: keptDays * 24 }))
  await deleteCodesBefore(db, before)
  await deleteProofsBefore(db, before)
  await deleteTicketsBefore(db, before)
  await deleteAnsweredBefore(db, before)
  await deleteWindowsBefore(db, before)
}
