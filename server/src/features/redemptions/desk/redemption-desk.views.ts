import type { DeskRedemption } from '@mwc/contract/redemptions/redemption-desk.schemas'
import type { DeskRedemptionRow } from './redemption-desk.repo.ts'

export function deskRedemptionView(row: DeskRedemptionRow): DeskRedemption {
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
