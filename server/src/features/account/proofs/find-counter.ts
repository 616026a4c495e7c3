import type { Db } from '../../../database/database.ts'
import { type Allowance, hourSeconds } from '../../../database/take-allowance.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { passwordChecksAnHour } from './proof.rules.ts'
import { findOwnAccount } from '../sessions/sessions.repo.ts'

/** Whose uses are counted together; `known`: those of phones that signed in to the account. */
export type Counter = { key: string; known: boolean }

/** The counter of an account's own phones, signed in or known. */
export function ownCounter(memberId: string): Counter {
  return { key: `own:${memberId}`, known: true }
}

/**
 * A phone with the hash of a token of the number's account, live or ended, has its own allowance for that number.
 * All strangers share another, so that they cannot lock the owner out.
 */
export async function findCounter(db: Db, encryption: Encryption, mobile: string, phoneHash: string | null): Promise<Counter> {
  const account = phoneHash ? await findOwnAccount(db, phoneHash, mobile) : undefined
  return account ? ownCounter(account) : { key: `any:${encryption.lookup('allowance', mobile)}`, known: false }
}

/** Password checks of a counter: 25 an hour. */
export function passwordChecks({ key }: Counter): Allowance {
  return { key: `password:${key}`, limit: passwordChecksAnHour, seconds: hourSeconds }
}
