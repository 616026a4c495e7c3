import { messageRoles } from '@mwc/contract/messages/message-desk.calls'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { findActiveStaff } from '../../staff/find-active-staff.ts'
import { changeThread } from './change-thread.ts'
import { isAssignable } from './thread.rules.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Gives an open thread to a member of staff who may answer it, or to nobody. Safe to repeat. */
export async function assignThread(deps: Needed, by: StaffActor, id: string, staffId: string | null): Promise<DeskThread> {
  return changeThread(deps, by, { act: 'threads.assign', id }, async (tx, thread) => {
    if (!isAssignable(thread)) throw new Refusal('messages.closed')
    if (thread.assigned_to === staffId) return null
    if (staffId !== null && !(await findActiveStaff(tx, staffId, messageRoles))) throw new Refusal('messages.otherRole')
    return { assigned_to: staffId }
  })
}
