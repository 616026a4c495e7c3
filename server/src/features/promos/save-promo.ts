import { randomUUID } from 'node:crypto'
import type { addPromo as addEndpoint, DeskPromo, editPromo as editEndpoint } from '@mwc/contract/promo-desk'
import type * as z from 'zod/mini'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { deskPromoView } from './promo-desk.views.ts'
import type { Promo } from './promo.rules.ts'
import { insertPromo, lockPromo, reservedUses, setPromoEnd, updatePromo } from './promos.repo.ts'

export type PromoChange = { before: DeskPromo | null; after: DeskPromo }
type EditInput = z.output<(typeof editEndpoint)['input']>
type Needed = Pick<Parts, 'db' | 'clock'>

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

/** Makes a promo code. Refuses with `promos.codeTaken`. */
export async function addPromo({ db, clock }: Needed, input: z.output<(typeof addEndpoint)['input']>): Promise<PromoChange> {
  const promo = await insertPromo(db, { id: randomUUID(), code: input.code, ...rowOf(input) })
  if (!promo) throw new Refusal('promos.codeTaken')
  return { before: null, after: deskPromoView(promo, 0, clock.now()) }
}

/** Changes a promo code. Open orders keep what they were quoted; uses that were taken stay taken. */
export async function editPromo({ db, clock }: Needed, input: EditInput): Promise<PromoChange> {
  return changeLocked({ db, clock }, input.id, async (tx, before) => {
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
