import type { Db, Tx } from '../../database/database.ts'

/** Locks a member's row until the transaction ends. */
export async function lockMemberState(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .select(['id', 'fin_hash', 'deactivated_at', 'closed_at'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findDeactivation(db: Db, memberId: string): Promise<{ deactivated_at: Date | null }> {
  return db.selectFrom('member').select('deactivated_at').where('id', '=', memberId).executeTakeFirstOrThrow()
}
