import type { DeskRedemption } from '@mwc/contract/redemptions/redemption-desk.schemas'
import type { listDeskRedemptions } from '@mwc/contract/redemptions/redemption-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Db } from '../../database/database.ts'

function query(db: Db) {
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

function show(row: Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]): DeskRedemption {
  return {
    id: row.id,
    receiptNumber: row.receipt_number,
    kind: row.voucher_id === null ? 'privilege' : 'voucher',
    title: row.title.english,
    shop: { id: row.shop_id, name: row.shop_name },
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name },
    by: row.by,
    usedAt: row.used_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.username,
    note: row.undo_note,
  }
}

export async function viewDeskRedemption(db: Db, id: string): Promise<DeskRedemption | undefined> {
  const row = await query(db).where('r.id', '=', id).executeTakeFirst()
  return row && show(row)
}

/** A page of uses, newest first: all, or those of a receipt number or member number. */
export async function viewDeskRedemptions(
  db: Db,
  { page, pageSize, search }: { page: number; pageSize: number; search?: string | undefined },
): Promise<OutputOf<typeof listDeskRedemptions>> {
  const wanted = (search ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const isAsked = (search ?? '').trim() !== ''
  const rows = await query(db)
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
  return { redemptions: rows.map(show), total: Number(total) }
}
