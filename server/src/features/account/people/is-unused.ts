import type { MemberRow } from '../../../database/rows.ts'
import { toInstant } from '../../../ports/clock.ts'
import { confirmedUntil, isDormant, isPast } from './member.rules.ts'

type Used = Pick<MemberRow, 'last_used_at' | 'holder_confirmed_at'>

/** Until when a code opens the account whose holder staff checked at a moment. */
export function codeOpensUntil(confirmedAt: Temporal.Instant): Temporal.Instant {
  return confirmedUntil(confirmedAt)
}

/** How an account stands to a code: `inUse`, `unused` for 180 days, or unused and its holder `confirmed` by staff lately. */
export function holderState({ last_used_at, holder_confirmed_at }: Used, now: Temporal.Instant): 'inUse' | 'unused' | 'confirmed' {
  if (!isDormant(toInstant(last_used_at), now)) return 'inUse'
  return holder_confirmed_at && !isPast(confirmedUntil(toInstant(holder_confirmed_at)), now) ? 'confirmed' : 'unused'
}

/** Whether a code alone opens an account no longer. */
export function isUnused(member: Used, now: Temporal.Instant): boolean {
  return holderState(member, now) === 'unused'
}
