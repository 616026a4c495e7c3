import type { Db, Tx } from '../../database/database.ts'

/** Unused vouchers given before a day, that end on one of some days, without a reminder yet; soonest end first. */
export async function listVouchersToRemind(
  db: Db,
  { givenBefore, from, to, length }: { givenBefore: string; from: string; to: string; length: number },
): Promise<{ id: string; member_id: string }[]> {
  return db
    .selectFrom('voucher')
    .select(['id', 'member_id'])
    .where('used_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('last_day', '>=', from)
    .where('last_day', '<=', to)
    .where('first_day', '<', givenBefore)
    .orderBy('last_day')
    .orderBy('id')
    .limit(length)
    .execute()
}

/** Notes that a voucher's member is reminded now; nothing when it was used or the member was reminded before. */
export async function noteReminded(tx: Tx, id: string, at: Date) {
  return tx
    .updateTable('voucher')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('reminded_at', 'is', null)
    .returning(['member_id', 'name', 'last_day'])
    .executeTakeFirst()
}
