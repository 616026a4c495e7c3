import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberAsker } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { type CodeSent, issueCode } from '../proofs/issue-code.ts'
import { getMember } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'

/** Sends a code to the number that the account is to move to, once the member confirmed it. */
export async function sendNewMobileCode(
  parts: Parts,
  asker: MemberAsker,
  input: { areaCode: AreaCode; mobile: string; confirmation: string },
  caller: Caller,
): Promise<CodeSent> {
  await checkConfirmation(parts, asker, 'changeMobile', input.confirmation)
  const mobile = readMobile(input, caller.language)
  if (mobile === (await getMember(parts.db, asker.memberId)).mobile) throw new Refusal('account.sameMobile')
  return issueCode(parts, { mobile, purpose: 'newMobile', memberId: asker.memberId }, caller)
}
