import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { addStaff as endpoint } from '@mwc/contract/staff/staff.calls'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { createStaff } from './create-staff.ts'

/** Adds a staff account. The secret for the authenticator app is in this one answer and never shown again. */
export async function addStaff(
  { db, encryption, clock }: Dependencies,
  { username, password, role }: { username: string; password: string; role: StaffRole },
): Promise<OutputOf<typeof endpoint>> {
  const { id, totpUri } = await createStaff(db, encryption, { username, password, role, at: toDate(clock.now()) })
  return { staff: { id, username, role, disabled: false }, totpUri }
}
