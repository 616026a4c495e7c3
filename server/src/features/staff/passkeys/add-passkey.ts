import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { type NewCredential, readNewCredential, siteOf } from './passkey.codes.ts'
import { findPasskey, insertPasskey, takeChallenge } from '../passkeys.repo.ts'

/** Adds a passkey to the own account; one that is there already was added by a call whose answer was lost. */
export async function addPasskey(
  deps: Dependencies,
  by: StaffActor,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<void> {
  const { staffId } = by
  const made = await readNewCredential(siteOf(deps.config.publicUrl), credential)
  if (!made) throw new Refusal('staff.passkeyRefused')
  const { credentialId, publicKey, counter, challenge } = made
  const at = toDate(deps.clock.now())
  await inTransaction(deps.db, async (tx) => {
    if ((await findPasskey(tx, credentialId))?.staff_id === staffId) return
    if (!(await takeChallenge(tx, { hash: tokenHash(challenge), staffId, now: at }))) throw new Refusal('staff.passkeyRefused')
    const id = randomUUID()
    const row = {
      id,
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      name,
      created_at: at,
      last_used_at: null,
    }
    if (!(await insertPasskey(tx, row))) throw new Refusal('staff.passkeyRefused')
    await recordAct(tx, deps, by, { act: 'staff.addPasskey', record: { kind: 'staff', id: staffId }, before: null, after: { name } })
  })
}
