import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromos as endpoint } from '@mwc/contract/promos/promo-desk.calls'
import type { Dependencies } from '../../dependencies.ts'
import { deskPromoView } from './promo-desk.views.ts'
import { pageOfPromos } from './promos.repo.ts'
import { reservedUses } from './promo-uses.repo.ts'

/** A page of all promo codes, the latest start first. */
export async function listPromos(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { promos, total } = await pageOfPromos(db, asked)
  const reserved = await reservedUses(
    db,
    promos.map(({ id }) => id),
  )
  return { promos: promos.map((promo) => deskPromoView(promo, reserved.get(promo.id) ?? 0, clock.now())), total }
}
