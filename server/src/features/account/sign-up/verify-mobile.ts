import type { verifyMobile as endpoint } from '@mwc/contract/account/sign-up/sign-up.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import type { Dependencies } from '../../../dependencies.ts'
import { readMembership } from '../../membership/read-membership.ts'
import { knownAs } from './sign-up.rules.ts'
import { checkCode } from '../proofs/check-code.ts'
import { findMemberByMobile } from '../people/members.repo.ts'
import { proveMobile } from '../proofs/prove-mobile.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'
import { inTransaction } from '../../../database/in-transaction.ts'

/** Proves a number for sign-up; only now does the user learn whether the number is known. */
export async function verifyMobile(
  deps: Dependencies,
  input: { areaCode: AreaCode; mobile: string; code: string },
  caller: Caller,
): Promise<OutputOf<typeof endpoint>> {
  const mobile = readMobile(input, caller.language)
  const { codeId } = await checkCode(deps, { mobile, purpose: 'signUp', code: input.code }, caller)
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const proved = await proveMobile(tx, { codeId, mobile, purpose: 'signUp', now })
    const member = await findMemberByMobile(tx, mobile)
    return { known: knownAs(member ? await readMembership(tx, member.id, now) : null), ...proved }
  })
}
