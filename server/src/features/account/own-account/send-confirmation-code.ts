import type { MemberAsker } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { type CodeSent, issueCode } from '../proofs/issue-code.ts'
import { getMember } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'

/** Sends a code to the account's own number, to confirm an act. */
export async function sendConfirmationCode(parts: Parts, asker: MemberAsker, caller: Caller): Promise<CodeSent> {
  const { mobile } = await getMember(parts.db, asker.memberId)
  return issueCode(parts, { mobile: mobile ?? '', purpose: 'confirm', memberId: asker.memberId }, caller)
}
