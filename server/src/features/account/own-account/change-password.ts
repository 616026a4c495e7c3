import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { checkOwnPassword } from '../proofs/check-own-password.ts'
import { endOpenProofs } from '../proofs/end-open-proofs.ts'
import { hashNewPassword } from '../people/hash-new-password.ts'
import { getMember, lockMemberRow, setPasswordHash } from '../people/members.repo.ts'
import { endSessionsOf } from '../sessions/sessions.repo.ts'

/** Sets a new password with the old one. Ends every session, this one too, and all that was proved for the account. */
export async function changePassword(
  deps: Dependencies,
  memberId: string,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<void> {
  const { db, clock } = deps
  const checked = await getMember(db, memberId)
  await checkOwnPassword(deps, checked, oldPassword)
  if (oldPassword === password) throw new Refusal('account.samePassword')
  const hash = await hashNewPassword(password)
  await inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    // Another change may have been first while the hashes were computed.
    if (member.closed_at || member.password_hash !== checked.password_hash) throw new Refusal('account.wrongPassword')
    const at = toDate(clock.now())
    await setPasswordHash(tx, memberId, hash)
    await endSessionsOf(tx, memberId, at)
    await endOpenProofs(tx, { memberId, mobiles: [member.mobile] }, at)
  })
}
