import { hourSeconds, returnAllowance, secondsUntilNextWindow, takeAllowance } from '../../database/take-allowance.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { isPassword } from '../../keys/password-hash.ts'
import { findStaffById, type StaffRow } from './staff.repo.ts'

/** Wrong ones in an hour, of somebody who sits at an open session and may not be its owner. */
const triesAnHour = 10

/**
 * Asks for the own password before secrets change. Refuses with `staff.wrongPassword` and `request.tooMany`.
 * Answers with the account that was checked: what changes it holds it to that, with `lockChecked`.
 */
export async function checkOwnPassword(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  staffId: string,
  password: string,
): Promise<StaffRow> {
  const now = clock.now()
  const key = `desk-own-password:${staffId}`
  if (!(await takeAllowance(db, key, triesAnHour, hourSeconds, now)))
    throw new Refusal('request.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
  const staff = await findStaffById(db, staffId)
  const isRight = await isPassword(staff?.password_hash ?? null, password)
  if (!staff || !isRight) throw new Refusal('staff.wrongPassword')
  await returnAllowance(db, key, hourSeconds, now)
  return staff
}
