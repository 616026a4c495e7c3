import type { Db } from '../../../database/database.ts'

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

/** A page of uses, newest first: all, or those of a receipt number or member number. */
export async function pageOfDeskRedemptions(
  db: Db,
  { page, pageSize, search }: { page: number; pageSize: number; search?: string | undefined },
): Promise<{ rows: DeskRedemptionRow[]; total: number }> {
  const wanted = (search ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const isAsked = (search ?? '').trim() !== ''
  const rows = await deskRedemptions(db)
    .$if(isAsked, (q) => q.where((eb) => eb.or([eb('r.receipt_number', '=', wanted), eb('m.member_number', '=', wanted)])))
    .orderBy('r.used_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('redemption as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .$if(isAsked, (q) => q.where((eb) => eb.or([eb('r.receipt_number', '=', wanted), eb('m.member_number', '=', wanted)])))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
