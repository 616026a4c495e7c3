import type { Tx } from '../../database/database.ts'
import { lockMemberState } from './member-state.repo.ts'

export type LockedMember = { id: string; person: string; deactivated: boolean; closed: boolean }

/**
 * Locks a member's row until the transaction ends. Every verb that touches money or terms takes this lock first, so that whatever
 * happens to one member happens one after the other. `person` is what limits "a member" count by.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<LockedMember> {
  const row = await lockMemberState(tx, memberId)
  return { id: row.id, person: row.fin_hash ?? row.id, deactivated: row.deactivated_at !== null, closed: row.closed_at !== null }
}
