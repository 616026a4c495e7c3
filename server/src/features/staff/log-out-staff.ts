import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { endStaffSession } from './staff.repo.ts'

/** Ends one desk session. */
export async function logOutStaff(deps: Dependencies, by: StaffActor, sessionHash: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await endStaffSession(tx, sessionHash, toDate(deps.clock.now()))
    await recordAct(tx, deps, by, { act: 'staff.logOut', record: { kind: 'staff', id: by.staffId }, before: null, after: null })
  })
}
