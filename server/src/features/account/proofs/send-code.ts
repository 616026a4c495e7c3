import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import type { Dependencies } from '../../../dependencies.ts'
import { type CodeSent, issueCode } from './issue-code.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'

/** Sends a code to a number that anybody typed, for what is done without signing in. */
export async function sendCode(
  deps: Dependencies,
  input: { areaCode: AreaCode; mobile: string; purpose: CodePurpose },
  caller: Caller,
): Promise<CodeSent> {
  return issueCode(deps, { mobile: readMobile(input, caller.language), purpose: input.purpose }, caller)
}
