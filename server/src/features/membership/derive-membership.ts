import type { Membership } from '@mwc/contract/membership/membership.schemas'
import type { SignedInMember } from '../../database/rows.ts'
import type { StoredTerm } from '../../database/selects/select-terms.ts'
import { dayOf } from '../../ports/clock.ts'
import type { Settings } from '../programme/read-settings.ts'
import { standingOn } from './membership.rules.ts'
import { termOf } from './membership.views.ts'

/** Of whom the state is asked: the unvoided terms in order of days, and whether staff deactivated the account. */
type Asked = { terms: readonly StoredTerm[]; member: Pick<SignedInMember, 'deactivated_at'> }

/** The state of a membership now, from what was read of the member; see `standingOn`. */
export function deriveMembership({ terms, member }: Asked, settings: Settings, now: Temporal.Instant): Membership {
  const deactivated = member.deactivated_at !== null
  const standing = standingOn(dayOf(now), terms.map(termOf), { arrearsDays: Number(settings.arrearsDays), deactivated })
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
