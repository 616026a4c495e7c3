import { editCampaign, endCampaign } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { CampaignPhase, RewardState } from '@mwc/contract/campaigns/campaign-kinds'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Audience } from '../../database/tables/campaign-tables.ts'
import { joinedSince } from '../../database/selects/audience.rules.ts'

/** What a campaign's audience is judged by. */
export type MemberFacts = {
  status: MemberStatus
  deactivated: boolean
  nationality: string
  sector: string
  /** Singapore's day on which the account was made. */
  joinedOn: Temporal.PlainDate
  /** The plan that was paid last; null before the first payment. */
  plan: PlanCode | null
}

/** Whether a campaign is for this member. Nothing is for an account that staff deactivated. */
export function isFor(audience: Audience, member: MemberFacts, today: Temporal.PlainDate): boolean {
  if (member.deactivated) return false
  const { statuses, nationalities, sectors, joinedWithinDays, plans } = audience
  if (statuses && !statuses.includes(member.status)) return false
  if (nationalities && !nationalities.includes(member.nationality)) return false
  if (sectors && !sectors.includes(member.sector)) return false
  if (plans && (member.plan === null || !plans.includes(member.plan))) return false
  return joinedWithinDays === null || Temporal.PlainDate.compare(joinedSince(joinedWithinDays, today), member.joinedOn) <= 0
}

/** Times of a campaign; `endedAt` is when staff ended it before its time. */
export type Period = { startsAt: Temporal.Instant; endsAt: Temporal.Instant; endedAt: Temporal.Instant | null }

/** Where a campaign stands in its time. */
export function phaseOf({ startsAt, endsAt, endedAt }: Period, now: Temporal.Instant): CampaignPhase {
  if (endedAt || Temporal.Instant.compare(now, endsAt) >= 0) return 'ended'
  return Temporal.Instant.compare(now, startsAt) < 0 ? 'upcoming' : 'open'
}

/** Whether nothing is left of a stock; null is a stock without end. */
export function isSoldOut({ stock, claimed }: { stock: number | null; claimed: number }): boolean {
  return stock !== null && claimed >= stock
}

/** Why a member who taps a campaign does not get it; null when they may try. One that has not begun is not spoken of. */
export function claimRefusal(
  campaign: Period & { stock: number | null; claimed: number; audience: Audience },
  member: MemberFacts,
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): RefusalReason | null {
  if (member.deactivated) return 'account.deactivated'
  const phase = phaseOf(campaign, now)
  if (phase === 'upcoming') return 'campaigns.notFound'
  if (phase === 'ended') return 'campaigns.ended'
  if (!isFor(campaign.audience, member, today)) return 'campaigns.notEligible'
  return isSoldOut(campaign) ? 'campaigns.soldOut' : null
}

/** The days on which a voucher claimed today can be used, the first and the last included. */
export function voucherDays(today: Temporal.PlainDate, days: number): { firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate } {
  return { firstDay: today, lastDay: today.add({ days: days - 1 }) }
}

/** Where a voucher stands on a day. */
export function voucherState(voucher: { lastDay: Temporal.PlainDate; used: boolean }, today: Temporal.PlainDate): RewardState {
  if (voucher.used) return 'used'
  return Temporal.PlainDate.compare(today, voucher.lastDay) > 0 ? 'expired' : 'ready'
}

/** Whether a claim is so fresh that the list still shows it on top: ten minutes. */
export function isJustClaimed(at: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(at.add({ minutes: 10 }), now) > 0
}

/** One that staff ended stays ended; one that is over by its days can be given others. */
export const isEditable = ({ endedAt }: { endedAt: unknown }): boolean => endedAt === null

/** Whether there is anything left to end. */
export const isEndable = (phase: CampaignPhase): boolean => phase !== 'ended'

/** What a role may do with a campaign, by the rules of the verbs. */
export function campaignActsFor(role: StaffRole, { endedAt, phase }: Pick<DeskCampaign, 'endedAt' | 'phase'>): DeskCampaign['may'] {
  const may: DeskCampaign['may'] = []
  if (mayCall(editCampaign, role) && isEditable({ endedAt })) may.push('edit')
  if (mayCall(endCampaign, role) && isEndable(phase)) may.push('end')
  return may
}
