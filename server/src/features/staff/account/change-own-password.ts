import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { hashDeskPassword } from '../hash-desk-password.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { endSessionsOf, lockChecked, setStaffPassword } from '../staff.repo.ts'
import { checkOwnPassword } from '../check-own-password.ts'

/** Sets another password of one's own; every other session ends. */
export async function changeOwnPassword(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { currentPassword, password }: { currentPassword: string; password: string },
  sessionHash: string,
): Promise<void> {
  const { staffId } = by
  const checked = await checkOwnPassword(deps, staffId, currentPassword)
  const hash = await hashDeskPassword(password)
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockChecked(tx, checked))) throw new Refusal('staff.wrongPassword')
    await setStaffPassword(tx, staffId, hash)
    await endSessionsOf(tx, staffId, toDate(deps.clock.now()), sessionHash)
    await recordAct(tx, deps, by, { act: 'staff.changePassword', record: { kind: 'staff', id: staffId }, before: null, after: null })
  })
}
