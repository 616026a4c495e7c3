import type { LogAct } from '@mwc/contract/log/acts'
import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import type { StaffAct } from '@mwc/contract/staff/staff-states'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { findActiveStaff } from '../find-active-staff.ts'
import { lockStaff } from '../staff.repo.ts'
import { judgeStaffAct } from '../staff.rules.ts'
import { readStaff } from './list-staff.ts'
import { countActiveAdmins } from './staff-desk.repo.ts'

export type Changing = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** What is kept in the log of an account: what the act changes, nothing that moves by itself. */
const kept = ({ username, role, state }: DeskStaff) => ({ username, role, state })

/**
 * Does something with an account, one change of accounts at a time, by an administrator who still is one. Refuses with
 * `staff.notFound`, `staff.notNow` and `staff.lastAdmin`.
 */
export async function changeStaff<Extra extends object>(
  deps: Changing,
  by: StaffActor,
  { act, log, id, note }: { act: StaffAct; log: LogAct; id: string; note: string },
  change: (tx: Tx, before: DeskStaff, at: Date) => Promise<Extra>,
): Promise<{ staff: DeskStaff } & Extra> {
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx)
    if (!(await findActiveStaff(tx, by.staffId, ['admin']))) throw new Refusal('account.unauthenticated')
    const now = deps.clock.now()
    const before = await readStaff(tx, id, now)
    if (!before) throw new Refusal('staff.notFound')
    const judged = judgeStaffAct(act, before, await countActiveAdmins(tx))
    if (judged !== 'may') throw new Refusal(judged)
    const extra = await change(tx, before, toDate(now))
    const staff = await readStaff(tx, id, now)
    if (!staff) throw new Error('an account of staff is gone')
    await recordAct(tx, deps, by, { act: log, record: { kind: 'staff', id }, reason: note, before: kept(before), after: kept(staff) })
    return { staff, ...extra }
  })
}
