import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Db } from '../../../database/database.ts'
import { hourSeconds, returnAllowance, secondsUntilNextWindow, takeAllowance } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Seal } from '../../../keys/encryption.ts'
import { passwordChecksAnHour } from './proof.rules.ts'
import { findOwnAccount } from '../sessions/sessions.repo.ts'

/** Something that may happen so often in a window; who is counted is the key. */
export type Allowance = { key: string; limit: number; seconds: number }

/** Whose uses are counted together; `known`: those of phones that signed in to the account. */
export type Counter = { key: string; known: boolean }

/** The counter of an account's own phones, signed in or known. */
export function ownCounter(memberId: string): Counter {
  return { key: `own:${memberId}`, known: true }
}

/**
 * Whose allowance an asker uses for a number: its own when this phone carries the hash of a token, live or ended, of the account that has the number;
 * else the one that all strangers share. So strangers who use theirs up do not lock the owner out.
 */
export async function counterOf(db: Db, seal: Seal, mobile: string, phoneHash: string | null): Promise<Counter> {
  const account = phoneHash ? await findOwnAccount(db, phoneHash, mobile) : undefined
  return account ? ownCounter(account) : { key: `any:${seal.lookup('allowance', mobile)}`, known: false }
}

/** Password checks of a counter: 25 an hour. */
export function passwordChecks({ key }: Counter): Allowance {
  return { key: `password:${key}`, limit: passwordChecksAnHour, seconds: hourSeconds }
}

/** Takes one use, or refuses and says when to come back. On the plain database the use stays counted whatever happens after. */
export async function takeOrRefuse(
  db: Db,
  { key, limit, seconds }: Allowance,
  now: Temporal.Instant,
  reason: RefusalReason,
): Promise<void> {
  if (await takeAllowance(db, key, limit, seconds, now)) return
  throw new Refusal(reason, { retryAfterSeconds: secondsUntilNextWindow(seconds, now) })
}

/** Gives back what was taken and turned out not to count. */
export async function giveBack(db: Db, taken: Allowance[], now: Temporal.Instant): Promise<void> {
  for (const { key, seconds } of taken) await returnAllowance(db, key, seconds, now)
}
