import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Db } from '../../../database/database.ts'
import { type Allowance, returnAllowance, secondsUntilNextWindow, takeAllowance, takeAllowances } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'

/** Takes one use, or refuses and says when to come back. On the plain database the use stays counted whatever happens after. */
export async function requireAllowance(
  db: Db,
  { key, limit, seconds }: Allowance,
  now: Temporal.Instant,
  reason: RefusalReason,
): Promise<void> {
  if (await takeAllowance(db, key, limit, seconds, now)) return
  throw new Refusal(reason, { retryAfterSeconds: secondsUntilNextWindow(seconds, now) })
}

/** The same of several, in their order and in one statement: what comes after one that is used up stays as it was. */
export async function requireAllowances(
  db: Db,
  asked: readonly (Allowance & { reason: RefusalReason })[],
  now: Temporal.Instant,
): Promise<void> {
  const spent = await takeAllowances(db, asked, now)
  if (spent) throw new Refusal(spent.reason, { retryAfterSeconds: secondsUntilNextWindow(spent.seconds, now) })
}

/** Gives back what was taken and turned out not to count. */
export async function returnAllowances(db: Db, taken: Allowance[], now: Temporal.Instant): Promise<void> {
  for (const { key, seconds } of taken) await returnAllowance(db, key, seconds, now)
}
