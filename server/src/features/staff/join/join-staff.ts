import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { joinStaff as endpoint } from '@mwc/contract/staff/join.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { linkPlace, totpPlace } from '../../../keys/encrypted-columns.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { hashDeskPassword } from '../hash-desk-password.ts'
import { recordAct } from '../../log/record-act.ts'
import { giveRecoveryCodes } from '../give-recovery-codes.ts'
import { findLink, takeLink } from '../links.repo.ts'
import { openStaffSession } from '../open-staff-session.ts'
import { setStaffSecrets } from '../staff.repo.ts'
import { totpStepOf } from '../totp.codes.ts'

/**
 * Sets password and second factor by a link, once, and signs in. Refuses with `staff.linkOver`;
 * before anything is used up with `staff.wrongCode` and `account.commonPassword`.
 */
export async function joinStaff(
  deps: Dependencies,
  { token: linkToken, password, totp }: { token: string; password: string; totp: string },
  { addressHash, requestId }: { addressHash: string; requestId: string },
): Promise<OutputOf<typeof endpoint> & { token: string }> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const at = toDate(now)
  const hash = tokenHash(linkToken)
  const link = await findLink(db, hash, at)
  if (!link) throw new Refusal('staff.linkOver')
  const { id, username, role } = link
  const secret = encryption.decrypt(link.totp_cipher, linkPlace(hash))
  const step = totpStepOf(secret, totp, now)
  if (step === null) throw new Refusal('staff.wrongCode')
  const password_hash = await hashDeskPassword(password)
  return inTransaction(db, async (tx) => {
    const secrets = { password_hash, totp_cipher: encryption.encrypt(secret, totpPlace(id)), totp_step: step }
    // The account before its link, as whoever changes accounts at the desk takes them.
    if (!(await setStaffSecrets(tx, id, secrets))) throw new Refusal('staff.linkOver')
    if (!(await takeLink(tx, hash, at))) throw new Refusal('staff.linkOver')
    const recoveryCodes = await giveRecoveryCodes(tx, encryption, id)
    const token = await openStaffSession(tx, id, addressHash, at)
    const by = { staffId: id, username, addressHash, requestId }
    await recordAct(tx, deps, by, { act: 'staff.join', record: { kind: 'staff', id }, before: null, after: null })
    return { staff: { id, username, role, disabled: false }, recoveryCodes, token }
  })
}
