import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromoUses } from '@mwc/contract/promos/promo-desk.calls'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type DeskList, TooManyRows } from '../../../database/lists/page-of-list.ts'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'

const uses = (db: Db, ids: string[]) =>
  db
    .selectFrom('promo_use as u')
    .innerJoin('promo as p', 'p.id', 'u.promo_id')
    .innerJoin('member_order as o', 'o.id', 'u.order_id')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .select(['u.order_id as id', 'p.code', 'u.state', 'u.at', 'o.discount_cents', 'o.total_cents', 'o.free_months'])
    .select(['m.id as member_id', 'm.member_number', 'm.full_name'])
    .select((eb) => eb.ref('o.plan_code').$castTo<PlanCode>().as('plan_code'))
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select('payment.id')
        .whereRef('payment.order_id', '=', 'o.id')
        .orderBy('attempt', 'desc')
        .limit(1)
        .as('payment_id'),
    )
    .where('u.order_id', 'in', ids)
    .execute()
export type PromoUseRow = Awaited<ReturnType<typeof uses>>[number]

const useColumns = { at: { by: sql`u.at` } } as const
export type PromoUseColumn = keyof typeof useColumns

export type PromoUseFilter = Pick<InputOf<typeof listPromoUses>, 'promoId' | 'batchId' | 'state'> & { ids?: string[] | undefined }

/** The uses of one code, or of all codes of a batch, of which there are 10,000 at most; without either they are too many. */
export function promoUses(db: Db, { promoId, batchId, state, ids }: PromoUseFilter): DeskList<PromoUseRow, PromoUseColumn> {
  if (promoId === undefined && batchId === undefined && ids === undefined) throw new TooManyRows()
  const wanted = db
    .selectFrom('promo_use as u')
    .$if(promoId !== undefined, (query) => query.where('u.promo_id', '=', promoId ?? ''))
    .$if(batchId !== undefined, (query) => query.where('u.batch_id', '=', batchId ?? ''))
    .$if(state !== undefined, (query) => query.where('u.state', '=', state ?? 'consumed'))
  return { wanted, id: sql`u.order_id`, columns: useColumns, rowsOf: uses }
}
