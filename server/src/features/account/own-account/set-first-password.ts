import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { isFresh } from '../proofs/proof.rules.ts'
import type { Remember } from '../proofs/run-idempotent.ts'
import { useConfirmation } from '../proofs/use-confirmation.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { endOpenProofs } from '../proofs/end-open-proofs.ts'
import { hashNewPassword } from '../people/hash-new-password.ts'
import { getMember, lockMemberRow, setPasswordHash } from '../people/members.repo.ts'
import { endOtherSessionsOf, findSession } from '../sessions/sessions.repo.ts'

/**
 * Sets an imported account's first password. This session's code is enough for 60 minutes; later a confirmation is asked.
 * Ends the other sessions and all that was proved for the account.
 */
export async function setFirstPassword(
  deps: Dependencies,
  user: MemberUser,
  { password, confirmation }: { password: string; confirmation?: string | undefined },
  remember: Remember,
): Promise<void> {
  const { db, clock } = deps
  if ((await getMember(db, user.memberId)).password_hash !== null) throw new Refusal('account.passwordSet')
  const session = await findSession(db, user.sessionHash)
  if (confirmation !== undefined) await checkConfirmation(deps, user, 'newPassword', confirmation)
  else if (!session || !isFresh(toInstant(session.created_at), clock.now())) throw new Refusal('account.confirmAgain')
  const hash = await hashNewPassword(password)
  await inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, user.memberId)
    if (member.closed_at || member.password_hash !== null) throw new Refusal('account.passwordSet')
    const now = clock.now()
    if (confirmation !== undefined) await useConfirmation(tx, confirmation, now)
    await setPasswordHash(tx, member.id, hash)
    await endOtherSessionsOf(tx, member.id, user.sessionHash, toDate(now))
    await endOpenProofs(tx, { memberId: member.id, mobiles: [member.mobile] }, toDate(now))
    await remember(tx, member.id)
  })
}
