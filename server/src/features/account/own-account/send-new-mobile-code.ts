import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { type CodeSent, issueCode } from '../proofs/issue-code.ts'
import { getMember } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'

/** Sends a code to the number that the account is to move to, once the member confirmed it. */
export async function sendNewMobileCode(
  deps: Dependencies,
  user: MemberUser,
  input: { areaCode: AreaCode; mobile: string; confirmation: string },
  caller: Caller,
): Promise<CodeSent> {
  await checkConfirmation(deps, user, 'changeMobile', input.confirmation)
  const mobile = readMobile(input, caller.language)
  if (mobile === (await getMember(deps.db, user.memberId)).mobile) throw new Refusal('account.sameMobile')
  return issueCode(deps, { mobile, purpose: 'newMobile', memberId: user.memberId }, caller)
}
