import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import { phaseOf, type Promo } from './promo.rules.ts'

export function deskPromoView(promo: Promo, reserved: number, now: Temporal.Instant): DeskPromo {
  return {
    id: promo.id,
    version: promo.version,
    code: promo.code,
    startsAt: promo.startsAt.toString({ fractionalSecondDigits: 3 }),
    endsAt: promo.endsAt.toString({ fractionalSecondDigits: 3 }),
    phase: phaseOf(promo, now),
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
