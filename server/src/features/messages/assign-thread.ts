import { messageRoles } from '@mwc/contract/messages/message-desk.calls'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Actor } from '../log/read-actor.ts'
import { findActiveStaff } from '../staff/find-active-staff.ts'
import { changeThread } from './change-thread.ts'
import { updateThread } from './threads.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Gives a thread to a member of staff who may answer it, or to nobody. */
export async function assignThread(deps: Needed, by: Actor, id: string, staffId: string | null): Promise<DeskThread> {
  return changeThread(deps, by, { act: 'threads.assign', id }, async (tx) => {
    if (staffId !== null && !(await findActiveStaff(tx, staffId, messageRoles))) throw new Refusal('messages.otherRole')
    await updateThread(tx, id, { assigned_to: staffId })
  })
}
