import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'

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
}

/** Where a code stands in its time. One that staff ended before it began has ended. */
export function phaseOf({ startsAt, endsAt }: Pick<Promo, 'startsAt' | 'endsAt'>, now: Temporal.Instant): 'upcoming' | 'open' | 'ended' {
  if (Temporal.Instant.compare(now, endsAt) >= 0) return 'ended'
  return Temporal.Instant.compare(now, startsAt) < 0 ? 'upcoming' : 'open'
}

/** Why a code does not fit this member, plan and moment; null when it does. Limits are guarded where the code is reserved. */
export function promoRefusal(promo: Promo, asked: { plan: PlanCode; isNew: boolean; now: Temporal.Instant }): RefusalReason | null {
  const phase = phaseOf(promo, asked.now)
  if (phase === 'ended') return 'promos.ended'
  if (phase === 'upcoming') return 'promos.notStarted'
  if (promo.audience === 'new' && !asked.isNew) return 'promos.onlyNewMembers'
  if (promo.audience === 'renewal' && asked.isNew) return 'promos.onlyRenewals'
  if (promo.plans && !promo.plans.includes(asked.plan)) return 'promos.otherPlan'
  return null
}
