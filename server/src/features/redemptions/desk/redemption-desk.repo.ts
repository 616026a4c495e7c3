import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { listDeskRedemptions } from '@mwc/contract/redemptions/redemption-desk.calls'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import { withinDays } from '../../../database/lists/within-days.ts'

function deskRedemptions(db: Db) {
  return db
    .selectFrom('redemption as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .leftJoin('staff as s', 's.id', 'r.undone_by')
    .select([
      'r.id',
      'r.receipt_number',
      'r.voucher_id',
      'r.title',
      'r.shop_id',
      'r.shop_name',
      'r.by',
      'r.used_at',
      'r.undone_at',
      'r.undo_note',
    ])
    .select(['m.id as member_id', 'm.member_number', 'm.full_name', 's.username'])
}

export type DeskRedemptionRow = Awaited<ReturnType<ReturnType<typeof deskRedemptions>['execute']>>[number]

export async function findDeskRedemption(db: Db, id: string): Promise<DeskRedemptionRow | undefined> {
  return deskRedemptions(db).where('r.id', '=', id).executeTakeFirst()
}

const redemptionColumns = { usedAt: { by: sql`r.used_at` } } as const
export type RedemptionColumn = keyof typeof redemptionColumns

export type RedemptionFilter = Pick<InputOf<typeof listDeskRedemptions>, 'search' | 'memberId' | 'shopId' | 'from' | 'to'>

/** The uses of a receipt number or member number; each is found by its own index. */
function isNamed(search: string) {
  const wanted = search.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return sql<boolean>`r.id in (select id from redemption where receipt_number = ${wanted}
    union all select u.id from redemption u join member g on g.id = u.member_id where g.member_number = ${wanted})`
}

/** The uses that fit a filter. */
export function redemptions(
  db: Db,
  { search = '', memberId, shopId, ...days }: RedemptionFilter,
): DeskList<DeskRedemptionRow, RedemptionColumn> {
  const wanted = db
    .selectFrom('redemption as r')
    .$if(search.trim() !== '', (q) => q.where(isNamed(search)))
    .$if(memberId !== undefined, (q) => q.where('r.member_id', '=', memberId ?? ''))
    .$if(shopId !== undefined, (q) => q.where('r.shop_id', '=', shopId ?? ''))
    .where(withinDays(sql`r.used_at`, days))
  return { wanted, id: sql`r.id`, columns: redemptionColumns, rowsOf: (on, ids) => deskRedemptions(on).where('r.id', 'in', ids).execute() }
}
