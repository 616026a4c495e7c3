import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { DeskPromo, PromoUse } from '@mwc/contract/promos/promo-desk.schemas'
import type { Actor, StaffActor } from '../../log/read-actor.ts'
import type { PromoUseRow } from './promo-use-list.repo.ts'
import { deskPhaseOf, type Promo, promoActsFor } from '../promo.rules.ts'

/** Who acts on a code: of staff, or a command with the rights of a role. */
export type PromoActor = Actor & Pick<StaffActor, 'role'>

/** A code as the log keeps it: who looks at it says nothing there. */
export type PromoFacts = Omit<DeskPromo, 'may' | 'batch'>

export function promoFacts(promo: Promo, reserved: number, now: Temporal.Instant): PromoFacts {
  return {
    id: promo.id,
    version: promo.version,
    code: promo.code,
    startsAt: promo.startsAt.toString({ fractionalSecondDigits: 3 }),
    endsAt: promo.endsAt.toString({ fractionalSecondDigits: 3 }),
    phase: deskPhaseOf(promo, now),
    totalLimit: promo.totalLimit,
    personLimit: promo.personLimit,
    used: promo.used,
    reserved,
    audience: promo.audience,
    plans: promo.plans && [...promo.plans],
    effect: promo.effect,
    effectValue: promo.effectValue,
  }
}

/** A code as a reader of a role is shown it. */
export function deskPromoView(
  promo: Promo,
  { reserved, batch, now, role }: { reserved: number; batch: DeskPromo['batch']; now: Temporal.Instant; role: StaffRole },
): DeskPromo {
  return { ...promoFacts(promo, reserved, now), batch, may: promoActsFor(role, promo, now) }
}

export function promoUseView(row: PromoUseRow): PromoUse {
  return {
    id: row.id,
    code: row.code,
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name },
    state: row.state,
    at: row.at.toISOString(),
    plan: row.plan_code,
    discountCents: row.discount_cents,
    totalCents: row.total_cents,
    freeMonths: row.free_months,
    paymentId: row.payment_id,
  }
}
