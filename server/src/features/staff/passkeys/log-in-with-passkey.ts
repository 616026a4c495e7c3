import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { passkeyLogIn } from '@mwc/contract/staff/passkeys.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import { openStaffSession } from '../open-staff-session.ts'
import { lockChecked } from '../staff.repo.ts'
import { staffStateOf } from '../staff.rules.ts'
import { readSignedCredential, type SignedCredential, siteOf } from './passkey.codes.ts'
import { findPasskey, notePasskeyUse, takeChallenge } from '../passkeys.repo.ts'

/** Signs in with a passkey alone. Whatever does not fit is refused alike, with `staff.passkeyRefused`. */
export async function logInWithPasskey(
  deps: Dependencies,
  credential: SignedCredential,
  { addressHash, requestId }: { addressHash: string; requestId: string },
): Promise<OutputOf<typeof passkeyLogIn> & { token: string }> {
  const passkey = await findPasskey(deps.db, credential.id)
  const { userHandle } = credential.response
  const isOwners = userHandle === undefined || userHandle === Buffer.from(passkey?.staff_id ?? '').toString('base64url')
  if (!passkey || !isOwners || staffStateOf(passkey) !== 'active') throw new Refusal('staff.passkeyRefused')
  const { staff_id, username, role, credential_id, public_key, counter, password_hash } = passkey
  const stored = { credentialId: credential_id, publicKey: public_key, counter }
  const signed = await readSignedCredential(siteOf(deps.config.publicUrl), credential, stored)
  if (!signed) throw new Refusal('staff.passkeyRefused')
  const at = toDate(deps.clock.now())
  return inTransaction(deps.db, async (tx) => {
    const isFirst = await takeChallenge(tx, { hash: tokenHash(signed.challenge), staffId: null, now: at })
    const use = { id: passkey.id, counter, newCounter: signed.newCounter, at }
    if (!isFirst || !(await notePasskeyUse(tx, use))) throw new Refusal('staff.passkeyRefused')
    // After its passkey, in the order in which a reset locks them.
    if (!(await lockChecked(tx, { id: staff_id, password_hash }))) throw new Refusal('staff.passkeyRefused')
    const token = await openStaffSession(tx, staff_id, addressHash, at)
    const by = { staffId: staff_id, username, addressHash, requestId }
    const after = { by: 'passkey', name: passkey.name }
    await recordAct(tx, deps, by, { act: 'staff.logIn', record: { kind: 'staff', id: staff_id }, before: null, after })
    return { staff: { id: staff_id, username, role, disabled: false }, token }
  })
}
