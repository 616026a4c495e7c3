import { createHash, randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { insertKeyedTerms } from './terms.repo.ts'

/** A term whose days are known from elsewhere, such as a list that was kept before; both days included. */
export type KnownTerm = { memberId: string; firstDay: string; lastDay: string; months: number }

/** A key that is the same whenever the same days are written for the same member, in the form of a UUID. */
function keyOf({ memberId, firstDay, lastDay }: KnownTerm): string {
  const digest = createHash('sha256').update(`known term ${memberId} ${firstDay} ${lastDay}`).digest('hex')
  return [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')
}

/**
 * Writes terms whose days are known, as corrections of the ledger. The members must be locked or new, and the days free.
 * Each is written once, however often it is asked for, also after it was taken back.
 */
export async function addKnownTerms(tx: Tx, terms: readonly KnownTerm[], at: Date): Promise<void> {
  if (terms.length === 0) return
  await insertKeyedTerms(
    tx,
    terms.map((term) => ({
      id: randomUUID(),
      member_id: term.memberId,
      first_day: term.firstDay,
      last_day: term.lastDay,
      months: term.months,
      source: 'correction' as const,
      payment_id: null,
      created_at: at,
      request_key: keyOf(term),
    })),
  )
}
