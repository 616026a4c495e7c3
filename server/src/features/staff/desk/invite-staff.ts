import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { inviteStaff as endpoint } from '@mwc/contract/staff/staff-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { addInvited } from '../add-invited.ts'
import { findActiveStaff } from '../find-active-staff.ts'
import type { LinkNeeds } from '../make-link.ts'
import { lockStaff } from '../staff.repo.ts'
import type { Changing } from './change-staff.ts'
import { readStaff } from './list-staff.ts'

/**
 * Makes an account and its link, by an administrator who still is one. What the owner sets by it nobody else sees. Refuses with
 * `staff.nameTaken`.
 */
export async function inviteStaff(
  deps: Changing & LinkNeeds,
  by: StaffActor,
  input: { username: string; role: StaffRole },
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx)
    if (!(await findActiveStaff(tx, by.staffId, ['admin']))) throw new Refusal('account.unauthenticated')
    const { id, link, until } = await addInvited(tx, deps, by, input)
    const staff = await readStaff(tx, id, deps.clock.now())
    if (!staff) throw new Error('an account of staff is gone')
    return { staff, link, until }
  })
}
