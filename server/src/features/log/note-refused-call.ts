import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { insertRefusedCall } from './calls.repo.ts'
import type { StaffActor } from './read-actor.ts'

/** Keeps a call of signed-in staff that was refused, or failed, apart from the log: nothing was done. */
export async function noteRefusedCall(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { staffId, username, addressHash, requestId }: StaffActor,
  { act, outcome }: { act: string; outcome: 'refused' | 'failed' },
): Promise<void> {
  const at = toDate(clock.now())
  await insertRefusedCall(db, {
    id: randomUUID(),
    at,
    staff_id: staffId,
    username,
    act,
    outcome,
    address_hash: addressHash,
    request_id: requestId,
  })
}
