import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { type CodeSent, issueCode } from './issue-code.ts'
import { getMember } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'

/** Sends a code to the account's own number, to confirm an act. A wrong password is told before anybody waits for an SMS. */
export async function sendConfirmationCode(
  deps: Dependencies,
  user: MemberUser,
  { act, password }: { act?: ConfirmedAct | undefined; password?: string | undefined },
  caller: Caller,
): Promise<CodeSent> {
  const member = await getMember(deps.db, user.memberId)
  if (password !== undefined) await checkOwnPassword(deps, member, password)
  return issueCode(deps, { mobile: member.mobile ?? '', purpose: 'confirm', act, memberId: member.id }, caller)
}
