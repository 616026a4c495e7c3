import type { Db } from '../../../database/database.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { knownPhones } from './proof.rules.ts'
import { findOwnPhone } from '../sessions/sessions.repo.ts'

/** Whose uses are counted together. */
export type Counter = {
  key: string
  /** Whether it is the account's own: a phone that signed in to it, or whoever is signed in. */
  known: boolean
  /** Of a phone that signed in: by what its first uses are counted alone, null of one that was long not seen. */
  phone?: string | null
}

/** The counter of what a member does who is signed in: no try to log in, from whatever phone, takes of it. */
export function actsCounter(memberId: string): Counter {
  return { key: `acts:${memberId}`, known: true }
}

/**
 * A phone with the hash of a token of the number's account, live or ended, has its own allowance for that number: a few uses
 * alone, the rest with the account's other phones. All strangers share another, so that they cannot lock the owner out.
 */
export async function findCounter(db: Db, encryption: Encryption, mobile: string, phoneHash: string | null): Promise<Counter> {
  const own = phoneHash ? await findOwnPhone(db, phoneHash, mobile) : undefined
  if (!own) return { key: `any:${encryption.lookup('allowance', mobile)}`, known: false }
  return { key: `own:${own.memberId}`, known: true, phone: own.seenLater < knownPhones ? `phone:${own.sessionId}` : null }
}
