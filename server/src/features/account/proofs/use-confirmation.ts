import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { spendTicket } from './tickets.repo.ts'

/** Spends a confirmation that `checkConfirmation` found good, in the transaction of the act itself. */
export async function useConfirmation(tx: Tx, confirmation: string, now: Temporal.Instant): Promise<void> {
  if (!(await spendTicket(tx, tokenHash(confirmation), toDate(now)))) throw new Refusal('account.confirmAgain')
}
