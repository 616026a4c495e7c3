import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { staffLogIn } from '@mwc/contract/staff/staff.calls'
import type { Db } from '../../database/database.ts'
import { daySeconds, hourSeconds, returnAllowance, secondsUntilNextWindow, takeAllowance } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import { isPassword } from '../../keys/password-hash.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import { logInCounters, logInsAnHour, slowLogInSeconds, wrongTotpsADay } from './staff.rules.ts'
import { openStaffSession } from './open-staff-session.ts'
import { findSecondFactor, spendSecondFactor } from './spend-second-factor.ts'
import { findKnownCaller, findStaff, lockChecked } from './staff.repo.ts'
import { staffView } from './staff.views.ts'
import { inTransaction } from '../../database/in-transaction.ts'

type Taken = { key: string; seconds: number }

/**
 * Signs in at the desk. Every wrong log-in gets the same answer; a code opens once.
 * After 10 wrong ones in an hour a caller has one try a minute, but is never locked out.
 * The right password has 20 wrong codes a day.
 * @param address IP address (IPv6: its /64). `browserHash`: hash of the token that the browser keeps of its last session.
 */
export async function logInStaff(
  deps: Dependencies,
  { username, password, totp }: { username: string; password: string; totp: string },
  { address, browserHash, requestId }: { address: string; browserHash: string | null; requestId: string },
): Promise<OutputOf<typeof staffLogIn> & { token: string }> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const addressHash = encryption.lookup('address', address)
  const known = await findKnownCaller(db, { username, browserHash, addressHash })
  const counters = logInCounters({ name: encryption.lookup('allowance', username), address: addressHash }, known)
  const logInTaken = await takeLogIn(db, counters.logIns, now)
  const staff = await findStaff(db, username)
  const isRight = await isPassword(staff?.password_hash ?? null, password)
  // Counted only with the right password, but asked for with every one: the time tells nothing of the password.
  const totps = { key: `desk-totp:${counters.totps}`, seconds: daySeconds }
  const hasTotps = await takeAllowance(db, totps.key, wrongTotpsADay, totps.seconds, now, isRight ? 1 : 0)
  const factor = await findSecondFactor(deps, staff, totp)
  if (!staff || !isRight || !hasTotps || !factor) throw new Refusal('staff.wrongLogin')
  return inTransaction(db, async (tx) => {
    // Reset, changed or disabled since: what was checked opens nothing any more.
    if (!(await lockChecked(tx, staff)) || !(await spendSecondFactor(tx, staff.id, factor))) throw new Refusal('staff.wrongLogin')
    for (const { key, seconds } of [logInTaken, totps]) await returnAllowance(tx, key, seconds, now)
    const token = await openStaffSession(tx, staff.id, addressHash, toDate(now))
    const actor = { staffId: staff.id, username, addressHash, requestId }
    await recordAct(tx, deps, actor, {
      act: 'staff.logIn',
      record: { kind: 'staff', id: staff.id },
      before: null,
      after: { by: factor.by },
    })
    return { token, staff: staffView(staff) }
  })
}

async function takeLogIn(db: Db, counter: string, now: Temporal.Instant): Promise<Taken> {
  const atOnce = { key: `desk:${counter}`, seconds: hourSeconds }
  if (await takeAllowance(db, atOnce.key, logInsAnHour, atOnce.seconds, now)) return atOnce
  const slow = { key: `desk-slow:${counter}`, seconds: slowLogInSeconds }
  if (await takeAllowance(db, slow.key, 1, slow.seconds, now)) return slow
  throw new Refusal('request.tooMany', { retryAfterSeconds: secondsUntilNextWindow(slow.seconds, now) })
}
