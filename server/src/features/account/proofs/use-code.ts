import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { spendCode } from './codes.repo.ts'

/** Spends a code that `checkCode` found right, in the transaction of what it opens. Refuses when spent meanwhile. */
export async function useCode(tx: Tx, codeId: string, now: Temporal.Instant): Promise<void> {
  if (!(await spendCode(tx, codeId, toDate(now)))) throw new Refusal('account.codeExpired')
}
