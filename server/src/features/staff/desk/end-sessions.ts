import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import type { StaffActor } from '../../log/read-actor.ts'
import { endSessionsOf } from '../staff.repo.ts'
import { type Changing, changeStaff } from './change-staff.ts'

/** Ends all sessions of an account: whoever has one signs in again. */
export async function endSessions(deps: Changing, by: StaffActor, { id, note }: { id: string; note: string }): Promise<DeskStaff> {
  const { staff } = await changeStaff(deps, by, { act: 'endSessions', log: 'staff.endSessions', id, note }, async (tx, _before, at) => {
    await endSessionsOf(tx, id, at)
    return {}
  })
  return staff
}
