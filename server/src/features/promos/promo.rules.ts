import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import { editPromo, endPromo } from '@mwc/contract/promos/promo-desk.calls'
import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type { PromoPhase } from '@mwc/contract/promos/promo-kinds'

export type Promo = {
  id: string
  code: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  totalLimit: number | null
  used: number
  personLimit: number
  audience: 'any' | 'new' | 'renewal'
  plans: readonly PlanCode[] | null
  effect: 'freeMonths' | 'amountOff' | 'percentOff'
  effectValue: number
  version: number
  batchId: string | null
}

/** Where a code stands in its time. One that staff ended before it began has ended. */
export function phaseOf({ startsAt, endsAt }: Pick<Promo, 'startsAt' | 'endsAt'>, now: Temporal.Instant): 'upcoming' | 'open' | 'ended' {
  if (Temporal.Instant.compare(now, endsAt) >= 0) return 'ended'
  return Temporal.Instant.compare(now, startsAt) < 0 ? 'upcoming' : 'open'
}

/** Why a code is not for a member who is new or is not; null when it is. */
export function audienceRefusal({ audience }: Pick<Promo, 'audience'>, isNew: boolean): RefusalReason | null {
  if (audience === 'new' && !isNew) return 'promos.onlyNewMembers'
  return audience === 'renewal' && isNew ? 'promos.onlyRenewals' : null
}

/** Why a code does not fit this member, plan and moment; null when it does. Limits are guarded where the code is reserved. */
export function promoRefusal(promo: Promo, asked: { plan: PlanCode; isNew: boolean; now: Temporal.Instant }): RefusalReason | null {
  const phase = phaseOf(promo, asked.now)
  if (phase === 'ended') return 'promos.ended'
  if (phase === 'upcoming') return 'promos.notStarted'
  const audience = audienceRefusal(promo, asked.isNew)
  if (audience) return audience
  if (promo.plans && !promo.plans.includes(asked.plan)) return 'promos.otherPlan'
  return null
}

/** Where a code stands at the desk: one whose limit is reached is used up, though an open order may still give its use back. */
export function deskPhaseOf(promo: Pick<Promo, 'startsAt' | 'endsAt' | 'totalLimit' | 'used'>, now: Temporal.Instant): PromoPhase {
  const phase = phaseOf(promo, now)
  return phase === 'open' && promo.totalLimit !== null && promo.used >= promo.totalLimit ? 'usedUp' : phase
}

/** Codes of a batch stay as they were made: what was printed on a thousand slips is true for each. */
export const isEditable = ({ batchId }: Pick<Promo, 'batchId'>): boolean => batchId === null

/** Whether there is anything left to end. */
export const isEndable = (period: Pick<Promo, 'startsAt' | 'endsAt'>, now: Temporal.Instant): boolean => phaseOf(period, now) !== 'ended'

/** What a role may do with a code, by the rules of the verbs. */
export function promoActsFor(
  role: StaffRole,
  promo: Pick<Promo, 'batchId' | 'startsAt' | 'endsAt'>,
  now: Temporal.Instant,
): DeskPromo['may'] {
  const may: DeskPromo['may'] = []
  if (mayCall(editPromo, role) && isEditable(promo)) may.push('edit')
  if (mayCall(endPromo, role) && isEndable(promo, now)) may.push('end')
  return may
}
