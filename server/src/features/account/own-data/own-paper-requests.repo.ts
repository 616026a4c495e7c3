import type { Db, Tx } from '../../../database/database.ts'

export const listOwnPaperRequests = (db: Db, memberId: string) =>
  db
    .selectFrom('paper_request')
    .select(['kind', 'state', 'received_day as receivedOn', 'due_day as dueOn', 'note', 'decided_at as answeredAt', 'decision as answer'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

/** What staff wrote about a member's requests goes with the person; what is still open is over. */
export async function endPaperRequests(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('paper_request')
    .set({ state: 'over', decided_at: at })
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute()
  await tx.updateTable('paper_request').set({ note: '', decision: null }).where('member_id', '=', memberId).execute()
}
