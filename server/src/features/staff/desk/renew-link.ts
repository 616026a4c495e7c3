import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { newStaffLink as endpoint } from '@mwc/contract/staff/staff-desk.calls'
import type { StaffActor } from '../../log/read-actor.ts'
import { type LinkNeeds, makeLink } from '../make-link.ts'
import { replaceRecoveryCodes } from '../recovery-codes.repo.ts'
import { endSessionsOf } from '../staff.repo.ts'
import { type Changing, changeStaff } from './change-staff.ts'
import { clearStaffSecrets } from './staff-desk.repo.ts'

/**
 * Gives out another link; the one before opens nothing any more. All that an account signed in with until now is taken away,
 * so that a lost phone or a password that somebody else knows ends with it.
 */
export async function renewLink(
  deps: Changing & LinkNeeds,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<OutputOf<typeof endpoint>> {
  return changeStaff(deps, by, { act: 'newLink', log: 'staff.newLink', id, note }, async (tx, _before, at) => {
    await clearStaffSecrets(tx, id)
    await replaceRecoveryCodes(tx, id, [])
    await endSessionsOf(tx, id, at)
    return makeLink(tx, deps, id)
  })
}
