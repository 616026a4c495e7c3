import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import type { Dependencies } from '../../../dependencies.ts'
import { checkCode } from '../proofs/check-code.ts'
import { proveMobile } from '../proofs/prove-mobile.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'
import { inTransaction } from '../../../database/in-transaction.ts'

/** Proves a number for a new password. Says nothing of whether anybody has the number. */
export async function verifyForgetPassword(
  deps: Dependencies,
  input: { areaCode: AreaCode; mobile: string; code: string },
  caller: Caller,
): Promise<{ proof: string; proofExpiresAt: string }> {
  const mobile = readMobile(input, caller.language)
  const { codeId } = await checkCode(deps, { mobile, purpose: 'forgetPassword', code: input.code }, caller)
  const now = deps.clock.now()
  return inTransaction(deps.db, (tx) => proveMobile(tx, { codeId, mobile, purpose: 'forgetPassword', now }))
}
