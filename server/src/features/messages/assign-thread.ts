import { messageRoles } from '@mwc/contract/messages/message-desk.calls'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findActiveStaff } from '../staff/find-active-staff.ts'
import { lockThread, updateThread } from './threads.repo.ts'

type Needed = Pick<Dependencies, 'db'>

/** Gives a thread to a member of staff who may answer it, or to nobody. */
export async function assignThread({ db }: Needed, id: string, staffId: string | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockThread(tx, id))) throw new Refusal('messages.notFound')
    if (staffId !== null && !(await findActiveStaff(tx, staffId, messageRoles))) throw new Refusal('messages.otherRole')
    await updateThread(tx, id, { assigned_to: staffId })
  })
}
