import type { PlanCode } from '@mwc/contract/payments'
import type { RefusalReason } from '@mwc/contract/refusal'

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
}

/** Why a code does not fit this member, plan and moment; null when it does. Limits are guarded where the code is reserved. */
export function promoRefusal(promo: Promo, asked: { plan: PlanCode; isNew: boolean; now: Temporal.Instant }): RefusalReason | null {
  if (Temporal.Instant.compare(asked.now, promo.startsAt) < 0) return 'promos.notStarted'
  if (Temporal.Instant.compare(asked.now, promo.endsAt) >= 0) return 'promos.ended'
  if (promo.audience === 'new' && !asked.isNew) return 'promos.onlyNewMembers'
  if (promo.audience === 'renewal' && asked.isNew) return 'promos.onlyRenewals'
  if (promo.plans && !promo.plans.includes(asked.plan)) return 'promos.otherPlan'
  return null
}
