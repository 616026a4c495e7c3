import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { spendCode } from './codes.repo.ts'

/** Spends a code that `checkCode` found right, with what it opens in the same transaction. Refuses when it was spent in the meantime. */
export async function useCode(tx: Tx, codeId: string, now: Temporal.Instant): Promise<void> {
  if (!(await spendCode(tx, codeId, toDate(now)))) throw new Refusal('account.codeExpired')
}
