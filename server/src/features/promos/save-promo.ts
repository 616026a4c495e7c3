import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { addPromo as addEndpoint, editPromo as editEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type * as z from 'zod/mini'
import type { Db, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../dependencies.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { toDate } from '../../ports/clock.ts'
import { smallestOf } from '../../ports/payment-gateway.ts'
import { applyPromo, isTooLittle } from './apply-promo.ts'
import { deskPromoView } from './promo-desk.views.ts'
import type { Promo } from './promo.rules.ts'
import { insertPromo, lockPromo, pricesOf, reservedUses, setPromoEnd, updatePromo } from './promos.repo.ts'

export type PromoChange = { before: DeskPromo | null; after: DeskPromo }
type EditInput = z.output<(typeof editEndpoint)['input']>
type Needed = Pick<Parts, 'db' | 'clock'>
type Saving = Needed & Pick<Parts, 'gateways'>

function rowOf(input: Omit<EditInput, 'id'>) {
  return {
    starts_at: new Date(input.startsAt),
    ends_at: new Date(input.endsAt),
    total_limit: input.totalLimit,
    person_limit: input.personLimit,
    audience: input.audience,
    plans: input.plans && input.plans.length > 0 ? [...new Set(input.plans)].join(',') : null,
    effect: input.effect,
    effect_value: input.effectValue,
  }
}

/** Refuses, at the field, what would leave a plan with a total that a gateway is too big for. */
async function checkTotals(db: Db, { gateways }: Saving, input: Pick<EditInput, 'plans' | 'effect' | 'effectValue'>, language: Language) {
  const smallest = smallestOf(gateways)
  const prices = await pricesOf(db, input.plans && input.plans.length > 0 ? input.plans : null)
  if (prices.some((price) => isTooLittle(applyPromo(price, input).totalCents, smallest)))
    throw fieldRefusal('promos.tooLittleLeftOfPlan', 'effectValue', 'invalid', language)
}

/** Makes a promo code. Refuses with `promos.codeTaken` and `promos.tooLittleLeftOfPlan`. */
export async function addPromo(parts: Saving, input: z.output<(typeof addEndpoint)['input']>, language: Language): Promise<PromoChange> {
  const { db, clock } = parts
  await checkTotals(db, parts, input, language)
  const promo = await insertPromo(db, { id: randomUUID(), code: input.code, ...rowOf(input) })
  if (!promo) throw new Refusal('promos.codeTaken')
  return { before: null, after: deskPromoView(promo, 0, clock.now()) }
}

/** Changes a promo code. Open orders keep what they were quoted; uses that were taken stay taken. */
export async function editPromo(parts: Saving, input: EditInput, language: Language): Promise<PromoChange> {
  return changeLocked(parts, input.id, async (tx, before) => {
    await checkTotals(tx, parts, input, language)
    if (input.totalLimit !== null && input.totalLimit < before.used) throw new Refusal('promos.limitTooLow')
    return updatePromo(tx, before.id, rowOf(input))
  })
}

/** Ends a promo code now; one that is over already keeps its end. */
export async function endPromo({ db, clock }: Needed, id: string): Promise<PromoChange> {
  return changeLocked({ db, clock }, id, (tx) => setPromoEnd(tx, id, toDate(clock.now())))
}

async function changeLocked({ db, clock }: Needed, id: string, change: (tx: Tx, before: Promo) => Promise<Promo>): Promise<PromoChange> {
  return inTransaction(db, async (tx) => {
    const before = await lockPromo(tx, id)
    if (!before) throw new Refusal('promos.notFound')
    const after = await change(tx, before)
    const reserved = (await reservedUses(tx, [id])).get(id) ?? 0
    const now = clock.now()
    return { before: deskPromoView(before, reserved, now), after: deskPromoView(after, reserved, now) }
  })
}
