import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { inviteStaff as endpoint } from '@mwc/contract/staff/staff-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { addInvited } from '../add-invited.ts'
import type { LinkNeeds } from '../make-link.ts'
import type { Changing } from './change-staff.ts'
import { readStaff } from './list-staff.ts'

/** Makes an account and its link. What the owner sets by it nobody else sees. Refuses with `staff.nameTaken`. */
export async function inviteStaff(
  deps: Changing & LinkNeeds,
  by: StaffActor,
  input: { username: string; role: StaffRole },
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(deps.db, async (tx) => {
    const { id, link, until } = await addInvited(tx, deps, by, input)
    const staff = await readStaff(tx, id, deps.clock.now())
    if (!staff) throw new Error('an account of staff is gone')
    return { staff, link, until }
  })
}
