import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import { endPromoBatch } from '@mwc/contract/promos/promo-batch-desk.calls'
import type { PromoBatch } from '@mwc/contract/promos/promo-batch-desk.schemas'
import { toInstant } from '../../../ports/clock.ts'
import { isEndable, phaseOf } from '../promo.rules.ts'
import type { PromoBatchRow } from './promo-batches.repo.ts'

/** A batch as the log keeps it. */
export type BatchFacts = Omit<PromoBatch, 'may'>

export const periodOf = (row: Pick<PromoBatchRow, 'starts_at' | 'ends_at'>) => ({
  startsAt: toInstant(row.starts_at),
  endsAt: toInstant(row.ends_at),
})

export function batchFacts(row: PromoBatchRow, now: Temporal.Instant): BatchFacts {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    size: row.size,
    used: Number(row.used ?? 0),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    phase: phaseOf(periodOf(row), now),
    audience: row.audience,
    plans: row.plans ? (row.plans.split(',') as PlanCode[]) : null,
    effect: row.effect,
    effectValue: row.effect_value,
    madeAt: row.made_at.toISOString(),
    madeBy: row.username,
  }
}

/** A batch as a reader of a role is shown it. */
export function batchView(row: PromoBatchRow, now: Temporal.Instant, role: StaffRole): PromoBatch {
  return { ...batchFacts(row, now), may: mayCall(endPromoBatch, role) && isEndable(periodOf(row), now) ? ['end'] : [] }
}
