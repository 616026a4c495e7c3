import type { Membership } from '@mwc/contract/membership/membership.schemas'
import type { Db } from '../../database/database.ts'
import { dayOf } from '../../ports/clock.ts'
import { readSettings } from '../programme/read-settings.ts'
import { standingOn } from './membership.rules.ts'
import { listTerms } from './terms.repo.ts'
import { findDeactivation } from './member-state.repo.ts'

/** The state of a member's membership now, derived from the ledger. Throws when there is no such member. */
export async function readMembership(db: Db, memberId: string, now: Temporal.Instant): Promise<Membership> {
  const [terms, settings, member] = await Promise.all([listTerms(db, memberId), readSettings(db), findDeactivation(db, memberId)])
  const deactivated = member.deactivated_at !== null
  const standing = standingOn(dayOf(now), terms, { arrearsDays: Number(settings.arrearsDays), deactivated })
  return {
    status: standing.status,
    vipStatus: standing.vipStatus,
    deactivated,
    firstDay: standing.firstDay?.toString() ?? null,
    lastDay: standing.lastDay?.toString() ?? null,
    daysLeft: standing.daysLeft,
    checkedAt: new Date(now.epochMilliseconds).toISOString(),
  }
}
