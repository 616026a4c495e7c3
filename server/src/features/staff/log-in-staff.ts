import type { OutputOf } from '@mwc/contract/endpoint'
import type { staffLogIn } from '@mwc/contract/staff'
import { hourSeconds, takeAllowance } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import { isPassword } from '../../keys/password-hash.ts'
import { newToken, tokenHash } from '../../keys/seal.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { logInsAnHour } from './staff.rules.ts'
import { findStaff, insertStaffSession, spendTotpStep } from './staff.repo.ts'
import { staffView } from './staff.views.ts'
import { totpStepOf } from './totp.codes.ts'

/** Signs in at the desk. Whatever is wrong, the answer is one; an authenticator code opens once. At most 10 tries an hour and user name. */
export async function logInStaff(
  { db, seal, clock }: Parts,
  { username, password, totp }: { username: string; password: string; totp: string },
): Promise<OutputOf<typeof staffLogIn>> {
  const now = clock.now()
  if (!(await takeAllowance(db, `desk:${username}`, logInsAnHour, hourSeconds, now))) {
    throw new Refusal('request.tooMany', { retryAfterSeconds: hourSeconds - (Math.floor(now.epochMilliseconds / 1000) % hourSeconds) })
  }
  const staff = await findStaff(db, username)
  const isRight = await isPassword(staff?.password_hash ?? null, password)
  const step = staff && isRight ? totpStepOf(seal.decrypt(staff.totp_cipher), totp, now) : null
  if (!staff || step === null) throw new Refusal('staff.wrongLogin')
  return db.transaction().execute(async (tx) => {
    if (!(await spendTotpStep(tx, staff.id, step))) throw new Refusal('staff.wrongLogin')
    const token = newToken()
    await insertStaffSession(tx, { token_hash: tokenHash(token), staff_id: staff.id, created_at: toDate(now), last_seen_at: toDate(now) })
    return { token, staff: staffView(staff) }
  })
}
