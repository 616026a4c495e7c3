import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Db } from '../../../database/database.ts'
import { type Allowance, secondsUntilNextWindow, takeAllowance } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'

/** Takes one use of the first that has one left, and answers with it; refuses where none has. */
export async function requireOneOf(db: Db, asked: readonly Allowance[], now: Temporal.Instant, reason: RefusalReason): Promise<Allowance> {
  for (const allowance of asked) if (await takeAllowance(db, allowance.key, allowance.limit, allowance.seconds, now)) return allowance
  throw new Refusal(reason, { retryAfterSeconds: secondsUntilNextWindow(asked[0]?.seconds ?? 0, now) })
}
