import type { Db } from '../../../database/database.ts'
import { hourSeconds } from '../../../database/take-allowance.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { passwordChecksAnHour } from './proof.rules.ts'
import { findOwnAccount } from '../sessions/sessions.repo.ts'
import type { Allowance } from './take-or-refuse.ts'

/** Whose uses are counted together; `known`: those of phones that signed in to the account. */
export type Counter = { key: string; known: boolean }

/** The counter of an account's own phones, signed in or known. */
export function ownCounter(memberId: string): Counter {
  return { key: `own:${memberId}`, known: true }
}

/**
 * Whose allowance a user uses for a number: its own when this phone carries the hash of a token, live or ended, of the account that has the number;
 * else the one that all strangers share. So strangers who use theirs up do not lock the owner out.
 */
export async function findCounter(db: Db, encryption: Encryption, mobile: string, phoneHash: string | null): Promise<Counter> {
  const account = phoneHash ? await findOwnAccount(db, phoneHash, mobile) : undefined
  return account ? ownCounter(account) : { key: `any:${encryption.lookup('allowance', mobile)}`, known: false }
}

/** Password checks of a counter: 25 an hour. */
export function passwordChecks({ key }: Counter): Allowance {
  return { key: `password:${key}`, limit: passwordChecksAnHour, seconds: hourSeconds }
}
