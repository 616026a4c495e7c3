import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isLive } from '../proofs/proof.rules.ts'
import { isUnused } from '../people/is-unused.ts'
import type { Remember } from '../proofs/run-idempotent.ts'
import { endOpenProofs } from '../proofs/end-open-proofs.ts'
import { hashNewPassword } from '../people/hash-new-password.ts'
import { lockMemberByMobile, setPasswordHash } from '../people/members.repo.ts'
import { findProof, spendProof } from '../proofs/proofs.repo.ts'
import { endSessionsOf } from '../sessions/sessions.repo.ts'

/** Sets a new password with a proved number and ends every session of the account, and every other proof, code and ticket. */
export async function resetPassword(
  { db, clock }: Dependencies,
  { proof, password }: { proof: string; password: string },
  remember: Remember,
): Promise<void> {
  const now = clock.now()
  // Looked at first: a hash costs more than all else of this call, and nobody should get one without a proof.
  const proved = await findProof(db, tokenHash(proof), 'forgetPassword')
  if (!proved || !isLive(proved, now)) throw new Refusal('account.proofExpired')
  const hash = await hashNewPassword(password)
  await inTransaction(db, async (tx) => {
    // The member first, as everything that ends proofs: whoever sets a password or moves a number at this moment is waited for.
    const member = await lockMemberByMobile(tx, proved.mobile)
    const spent = await spendProof(tx, tokenHash(proof), 'forgetPassword', toDate(now))
    // A proof opens no account that came to its number later.
    if (!spent || !member || member.created_at > proved.created_at) throw new Refusal('account.proofExpired')
    if (isUnused(member, now)) throw new Refusal('account.needsPassword')
    await setPasswordHash(tx, member.id, hash)
    await endSessionsOf(tx, member.id, toDate(now))
    await endOpenProofs(tx, { memberId: member.id, mobiles: [proved.mobile] }, toDate(now))
    await remember(tx, member.id)
  })
}
