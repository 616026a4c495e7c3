import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { giveRecoveryCodes } from '../give-recovery-codes.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { lockChecked } from '../staff.repo.ts'

/** Ten new recovery codes of one's own, in place of those before; shown in this answer alone. */
export async function renewRecoveryCodes(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  currentPassword: string,
): Promise<string[]> {
  const { staffId } = by
  const checked = await checkOwnPassword(deps, staffId, currentPassword)
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockChecked(tx, checked))) throw new Refusal('staff.wrongPassword')
    const codes = await giveRecoveryCodes(tx, deps.encryption, staffId)
    await recordAct(tx, deps, by, { act: 'staff.newRecoveryCodes', record: { kind: 'staff', id: staffId }, before: null, after: null })
    return codes
  })
}
