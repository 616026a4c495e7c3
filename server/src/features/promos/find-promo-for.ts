import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Db } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Promo, promoRefusal } from './promo.rules.ts'
import { findPromo } from './promos.repo.ts'
import { holdsReservation, usesOfPerson } from './promo-uses.repo.ts'

/**
 * A code's promo, if this person may use it for this plan now; else throws the refusal.
 * Takes no use. What the person's own open order reserves counts as free.
 */
export async function findPromoFor(
  db: Db,
  code: string,
  asked: { plan: PlanCode; person: string; isNew: boolean; now: Temporal.Instant },
): Promise<Promo> {
  const promo = await findPromo(db, { code })
  if (!promo) throw new Refusal('promos.unknown')
  const reason = promoRefusal(promo, asked)
  if (reason) throw new Refusal(reason)
  const own = (await holdsReservation(db, promo.id, asked.person)) ? 1 : 0
  if ((await usesOfPerson(db, promo.id, asked.person)) - own >= promo.personLimit) throw new Refusal('promos.usedByMember')
  if (promo.totalLimit !== null && promo.used - own >= promo.totalLimit) throw new Refusal('promos.usedUp')
  return promo
}
