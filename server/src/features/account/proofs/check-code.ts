import type { CodePurpose, ConfirmedAct, OwnCodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import { Refusal } from '../../../http/refusal.ts'
import { type Encryption, isOneOf } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { codeTries } from './proof.rules.ts'
import { findNewestCode, takeTry } from './codes.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { takeAddressTry } from './take-address-try.ts'
import { actsCounter, findCounter } from './find-counter.ts'
import { wrongCodes } from './password-checks.ts'
import { returnAllowances } from './require-allowance.ts'
import { requireOneOf } from './require-one-of.ts'

type Guess = { mobile: string; purpose: CodePurpose | OwnCodePurpose; act?: ConfirmedAct | undefined; code: string }
/** `memberId`: the signed-in member whose own number it is. */
type Guessed = Guess & { memberId?: string }

/** What is kept of a code: bound to number, purpose and act, so that it opens nothing else. The first is written, each opens. */
export function codeHashes(encryption: Encryption, { mobile, purpose, act, code }: Guess): string[] {
  return encryption.lookups('code', [act ? `${purpose} ${act}` : purpose, mobile, code].join('\0'))
}

/**
 * Judges one guess against the newest code of a number and purpose; answers with what `useCode` needs.
 * Each guess counts first, outside the caller's transaction: parallel guesses cannot share a count, and no refusal undoes it.
 * Refuses with `account.codeAttempts`, `account.codeExpired` or `account.codeWrong`.
 */
export async function checkCode(deps: Dependencies, { memberId, ...guess }: Guessed, caller: Caller): Promise<{ codeId: string }> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const isAct = memberId !== undefined
  const counter = isAct ? actsCounter(memberId) : await findCounter(db, encryption, guess.mobile, caller.phoneHash)
  const fromAddress = await takeAddressTry(deps, { tried: 'code', address: caller.address, counter }, now)
  const wrong = await requireOneOf(db, wrongCodes(counter), now, 'account.codeAttempts')
  const code = await findNewestCode(db, guess.mobile, guess.purpose)
  if (!code || code.used_at || code.expires_at.getTime() <= now.epochMilliseconds) {
    await returnAllowances(db, [wrong], now)
    throw new Refusal('account.codeExpired')
  }
  if (!(await takeTry(db, code.id, codeTries))) {
    await returnAllowances(db, [wrong], now)
    throw new Refusal('account.codeAttempts')
  }
  // An app of before asked for a code without saying what for: such a code opens any act.
  const uses = guess.act ? [guess, { ...guess, act: undefined }] : [guess]
  const opening = uses.flatMap((use) => codeHashes(encryption, use))
  if (!isOneOf(code.code_hash, opening)) throw new Refusal('account.codeWrong')
  await returnAllowances(db, [wrong, ...fromAddress], now)
  return { codeId: code.id }
}
