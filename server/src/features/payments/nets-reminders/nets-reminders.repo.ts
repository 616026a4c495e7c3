import type { Db, Tx } from '../../../database/database.ts'

/** Waiting NETS payments, started by a moment, ending between two, without a reminder; soonest end first. */
export async function listNetsToRemind(
  db: Db,
  { startedBy, from, to, length }: { startedBy: Date; from: Date; to: Date; length: number },
): Promise<{ id: string; member_id: string }[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'member_id'])
    .where('state', '=', 'awaiting')
    .where('method', '=', 'nets')
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', from)
    .where('expires_at', '<=', to)
    .where('created_at', '<=', startedBy)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(length)
    .execute()
}

/** Notes that a payment's member is reminded now; nothing when it waits no more or the member was reminded before. */
export async function noteReminded(tx: Tx, id: string, at: Date) {
  return tx
    .updateTable('payment')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'awaiting')
    .where('reminded_at', 'is', null)
    .returning(['member_id', 'amount_cents', 'expires_at'])
    .executeTakeFirst()
}
