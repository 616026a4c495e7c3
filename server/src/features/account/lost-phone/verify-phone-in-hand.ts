import type { verifyPhoneInHand as endpoint } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { checkCode } from '../proofs/check-code.ts'
import { findMemberByMobile } from '../people/members.repo.ts'
import { findRequestState } from './find-request-state.ts'
import { findRequestTo } from './find-request-to.ts'
import { proveMobile } from '../proofs/prove-mobile.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'
import { inTransaction } from '../../../database/in-transaction.ts'

/**
 * Proves the phone in hand of somebody who lost the one on record.
 * Only then it is said whether somebody has the number, and where a request of this phone stands.
 */
export async function verifyPhoneInHand(
  deps: Dependencies,
  input: { areaCode: AreaCode; mobile: string; code: string },
  caller: Caller,
): Promise<OutputOf<typeof endpoint>> {
  const mobile = readMobile(input, caller.language)
  const { codeId } = await checkCode(deps, { mobile, purpose: 'lostPhone', code: input.code }, caller)
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const proved = await proveMobile(tx, { codeId, mobile, purpose: 'lostPhone', now })
    if (await findMemberByMobile(tx, mobile)) throw new Refusal('account.mobileTaken')
    const found = await findRequestTo(tx, mobile, now)
    const state = found && findRequestState(found, now)
    const request =
      found && state && state !== 'lapsed' && state !== 'done' ? { state, readyAt: found.ready_at?.toISOString() ?? null } : null
    return { ...proved, request }
  })
}
