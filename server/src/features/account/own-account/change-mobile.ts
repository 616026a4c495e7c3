import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { showUser } from '../people/show-user.ts'
import { checkCode } from '../proofs/check-code.ts'
import { useCode } from '../proofs/use-code.ts'
import { useConfirmation } from '../proofs/use-confirmation.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { getMember, lockMemberRow } from '../people/members.repo.ts'
import { mobileTaken, replaceMobile } from '../lost-phone/replace-mobile.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'
import { endOtherSessionsOf } from '../sessions/sessions.repo.ts'

/**
 * Moves the account to a number that its code proves; confirmation and code are spent with it or not at all.
 * A unique index lets one of parallel moves through. Only this session stays.
 */
export async function changeMobile(
  deps: Dependencies,
  user: MemberUser,
  input: { areaCode: AreaCode; mobile: string; code: string; confirmation: string },
  caller: Caller,
): Promise<{ user: UserInfo }> {
  const { db, clock } = deps
  await checkConfirmation(deps, user, 'changeMobile', input.confirmation)
  const mobile = readMobile(input, caller.language)
  if (mobile === (await getMember(db, user.memberId)).mobile) throw new Refusal('account.sameMobile')
  const { codeId } = await checkCode(deps, { mobile, purpose: 'newMobile', code: input.code }, caller)
  const now = clock.now()
  return mobileTaken(
    inTransaction(db, async (tx) => {
      const member = await lockMemberRow(tx, user.memberId)
      if (member.closed_at) throw new Refusal('account.unauthenticated')
      await useConfirmation(tx, input.confirmation, now)
      await useCode(tx, codeId, now)
      await replaceMobile(tx, deps, member, mobile, now)
      await endOtherSessionsOf(tx, member.id, user.sessionHash, toDate(now))
      return { user: showUser({ ...member, mobile }) }
    }),
  )
}
