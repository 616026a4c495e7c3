import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { CounterMember } from '@mwc/contract/payments/counter-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { counterMembersById } from './counter-members.repo.ts'
import { counterMemberView } from './counter.views.ts'

/** Members by their ids, in that order, as people who pay at the counter; closed accounts are left out. */
export async function listCounterMembers(db: Db, ids: string[], role: StaffRole): Promise<CounterMember[]> {
  return (await counterMembersById(db, ids)).map((row) => counterMemberView(row, role))
}
