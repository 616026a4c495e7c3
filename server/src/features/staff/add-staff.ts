import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { addStaff as endpoint } from '@mwc/contract/staff/staff.calls'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { createStaff } from './create-staff.ts'

/** Adds a staff account. The secret for the authenticator app is in this one answer and never shown again. */
export async function addStaff(
  deps: Pick<Dependencies, 'db' | 'encryption' | 'clock'>,
  by: Actor,
  { username, password, role }: { username: string; password: string; role: StaffRole },
): Promise<OutputOf<typeof endpoint>> {
  const { db, encryption, clock } = deps
  return inTransaction(db, async (tx) => {
    const { id, totpUri } = await createStaff(tx, encryption, { username, password, role, at: toDate(clock.now()) })
    const staff = { id, username, role, disabled: false }
    await recordAct(tx, deps, by, { act: 'staff.add', record: { kind: 'staff', id }, before: null, after: staff })
    return { staff, totpUri }
  })
}
