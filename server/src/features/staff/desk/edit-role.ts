import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { type Changing, changeStaff } from './change-staff.ts'
import { updateStaff } from './staff-desk.repo.ts'

/** Gives an account another role: it holds from its next call on. */
export async function editRole(
  deps: Changing,
  by: StaffActor,
  { id, note, version, role }: { id: string; note: string; version: number; role: StaffRole },
): Promise<DeskStaff> {
  const { staff } = await changeStaff(deps, by, { act: 'role', log: 'staff.editRole', id, note }, async (tx, before) => {
    if (before.version !== version)
      throw new Refusal('request.changedMeanwhile', { now: { version: before.version, values: { role: before.role } } })
    await updateStaff(tx, id, { role })
    return {}
  })
  return staff
}
