import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { Refusal } from '../../../http/refusal.ts'
import { isPassword } from '../../../keys/password-hash.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findMemberByMobile, lockMemberByMobile } from '../people/members.repo.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'
import { addressTriesOf } from '../proofs/take-address-try.ts'
import { findCounter } from '../proofs/find-counter.ts'
import { passwordChecks } from '../proofs/password-checks.ts'
import { returnAllowances, requireAllowances } from '../proofs/require-allowance.ts'
import { requireOneOf } from '../proofs/require-one-of.ts'
import { inTransaction } from '../../../database/in-transaction.ts'

/** Signs in with a password. A number that nobody has is answered like a wrong password, after the same work. */
export async function logIn(
  deps: Dependencies,
  input: { areaCode: AreaCode; mobile: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const mobile = readMobile(input, caller.language)
  const { db, encryption, clock } = deps
  const now = clock.now()
  const counter = await findCounter(db, encryption, mobile, caller.phoneHash)
  const fromAddress = addressTriesOf(deps, { tried: 'password', address: caller.address, counter })
  const ofAddress = fromAddress.map((allowance) => ({ ...allowance, reason: 'request.tooMany' as const }))
  const checks = passwordChecks(counter).map((allowance) => ({ ...allowance, reason: 'account.passwordLocked' as const }))
  // Of a stranger both in one statement; of a phone that the account knows its own, or else what it shares.
  if (counter.known) await requireOneOf(db, checks, now, 'account.passwordLocked')
  else await requireAllowances(db, [...ofAddress, ...checks], now)
  const checked = await findMemberByMobile(db, mobile)
  if (!(await isPassword(checked?.password_hash ?? null, input.password))) throw new Refusal('account.wrongLogin')
  await returnAllowances(db, fromAddress, now)
  return inTransaction(db, async (tx) => {
    const member = await lockMemberByMobile(tx, mobile)
    // The password or the number may have changed hands while the hash was computed.
    if (!member || member.id !== checked?.id || member.password_hash !== checked.password_hash) throw new Refusal('account.wrongLogin')
    return openSession(tx, member.id, now, caller)
  })
}
