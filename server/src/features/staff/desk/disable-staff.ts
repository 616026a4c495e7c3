import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import type { StaffActor } from '../../log/read-actor.ts'
import { deleteLink } from '../links.repo.ts'
import { endSessionsOf } from '../staff.repo.ts'
import { type Changing, changeStaff } from './change-staff.ts'
import { updateStaff } from './staff-desk.repo.ts'

type Wanted = { id: string; note: string }

/** Lets nobody sign in with an account: its sessions and its link end at once. */
export async function disableStaff(deps: Changing, by: StaffActor, { id, note }: Wanted): Promise<DeskStaff> {
  const { staff } = await changeStaff(deps, by, { act: 'disable', log: 'staff.disable', id, note }, async (tx, _before, at) => {
    await updateStaff(tx, id, { disabled_at: at })
    await endSessionsOf(tx, id, at)
    await deleteLink(tx, id)
    return {}
  })
  return staff
}

/** Lets the owner of a disabled account sign in again, with what was set up before. */
export async function enableStaff(deps: Changing, by: StaffActor, { id, note }: Wanted): Promise<DeskStaff> {
  const { staff } = await changeStaff(deps, by, { act: 'enable', log: 'staff.enable', id, note }, async (tx) => {
    await updateStaff(tx, id, { disabled_at: null })
    return {}
  })
  return staff
}
