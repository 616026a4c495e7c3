import type { Db, Tx } from '../../database/database.ts'
import { prepareQuery } from '../../database/reads/prepare-query.ts'
import { selectTerms, type StoredTerm } from '../../database/selects/select-terms.ts'

/** Locks a member's row until the transaction ends. */
export async function lockMemberState(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .select(['id', 'fin_hash', 'deactivated_at', 'closed_at'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const memberState = prepareQuery((db, given: { memberId: string }) =>
  db
    .selectFrom('member as m')
    .select(['m.deactivated_at', selectTerms('m.id').as('terms')])
    .where('m.id', '=', given.memberId),
)

/** Whether staff deactivated a member, and the member's unvoided terms. Throws when there is no such member. */
export async function getMemberState(db: Db, memberId: string): Promise<{ deactivated_at: Date | null; terms: StoredTerm[] }> {
  const [row] = await memberState(db, { memberId })
  if (!row) throw new Error('There is no such member')
  return row
}
