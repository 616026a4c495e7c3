import type { Membership } from '@mwc/contract/membership/membership.schemas'
import type { Db } from '../../database/database.ts'
import { readSettings } from '../programme/read-settings.ts'
import { deriveMembership } from './derive-membership.ts'
import { getMemberState } from './member-state.repo.ts'

/** The state of a member's membership now, derived from the ledger. Throws when there is no such member. */
export async function readMembership(db: Db, memberId: string, now: Temporal.Instant): Promise<Membership> {
  const [{ deactivated_at, terms }, settings] = await Promise.all([getMemberState(db, memberId), readSettings(db)])
  return deriveMembership({ terms, member: { deactivated_at } }, settings, now)
}
