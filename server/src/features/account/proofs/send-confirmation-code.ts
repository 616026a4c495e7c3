import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type CodeSent, issueCode } from './issue-code.ts'
import { getMember } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'

/** Sends a code to the account's own number, to confirm an act. */
export async function sendConfirmationCode(deps: Dependencies, user: MemberUser, caller: Caller): Promise<CodeSent> {
  const { mobile } = await getMember(deps.db, user.memberId)
  return issueCode(deps, { mobile: mobile ?? '', purpose: 'confirm', memberId: user.memberId }, caller)
}
