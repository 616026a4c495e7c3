import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { useConfirmation } from '../proofs/use-confirmation.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { lockMemberRow } from '../people/members.repo.ts'
import { closeLockedAccount } from './close-locked-account.ts'

/** A member closes the own account for good; see `closeLockedAccount`. */
export async function closeAccount(deps: Dependencies, user: MemberUser, confirmation: string): Promise<void> {
  const { db, clock } = deps
  await checkConfirmation(deps, user, 'closeAccount', confirmation)
  await inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, user.memberId)
    if (member.closed_at) throw new Refusal('account.unauthenticated')
    const now = clock.now()
    await useConfirmation(tx, confirmation, now)
    await closeLockedAccount(tx, deps, member, toDate(now))
  })
}
