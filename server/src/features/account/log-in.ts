import type { SignedIn } from '@mwc/contract/account'
import type { Language } from '@mwc/contract/language'
import type { AreaCode } from '@mwc/contract/mobile-number'
import { hourSeconds } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import { isPassword } from '../../keys/password-hash.ts'
import type { Parts } from '../../parts.ts'
import { passwordChecksAnHour } from './account.rules.ts'
import { findMemberByMobile, lockMemberByMobile } from './members.repo.ts'
import { openSession } from './open-session.ts'
import { readMobile } from './read-mobile.ts'
import { counterOf, takeOrRefuse } from './take-account-allowance.ts'

/** Signs in with a password. A number that nobody has is answered like a wrong password, after the same work. */
export async function logIn(
  { db, seal, clock }: Parts,
  input: { areaCode: AreaCode; mobile: string; password: string },
  { language, phoneHash }: { language: Language; phoneHash: string | null },
): Promise<SignedIn> {
  const mobile = readMobile(input, language)
  const now = clock.now()
  const counter = await counterOf(db, seal, mobile, phoneHash)
  await takeOrRefuse(db, { key: `password:${counter}`, limit: passwordChecksAnHour, seconds: hourSeconds }, now, 'account.passwordLocked')
  const checked = await findMemberByMobile(db, mobile)
  if (!(await isPassword(checked?.password_hash ?? null, input.password))) throw new Refusal('account.wrongLogin')
  return db.transaction().execute(async (tx) => {
    const member = await lockMemberByMobile(tx, mobile)
    // The password or the number may have changed hands while the hash was computed.
    if (!member || member.id !== checked?.id || member.password_hash !== checked.password_hash) throw new Refusal('account.wrongLogin')
    return openSession(tx, member.id, now)
  })
}
