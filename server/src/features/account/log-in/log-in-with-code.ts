import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isUnused } from '../people/is-unused.ts'
import type { Remember } from '../proofs/run-idempotent.ts'
import { checkCode } from '../proofs/check-code.ts'
import { useCode } from '../proofs/use-code.ts'
import { lockMemberByMobile } from '../people/members.repo.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'

/** Signs in with a code. An account unused for 180 days is not opened by a code alone: its number may have been handed on. */
export async function logInWithCode(
  deps: Dependencies,
  input: { areaCode: AreaCode; mobile: string; code: string },
  caller: Caller,
  remember: Remember,
): Promise<SignedIn> {
  const mobile = readMobile(input, caller.language)
  const { codeId } = await checkCode(deps, { mobile, purpose: 'logIn', code: input.code }, caller)
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    // The member first, as everything that ends codes: the other order can deadlock with a new password.
    const member = await lockMemberByMobile(tx, mobile)
    await useCode(tx, codeId, now)
    // Only a lucky guess gets here without an account, since no code was sent.
    if (!member) throw new Refusal('account.codeWrong')
    if (isUnused(member, now)) throw new Refusal('account.needsPassword')
    const answer = await openSession(tx, member.id, now, caller)
    await remember(tx, member.id, answer.token)
    return answer
  })
}
