import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { deletePasskey } from '../passkeys.repo.ts'

/** Removes one of the own passkeys; of one that is gone, or somebody else's, nothing changes. */
export async function removePasskey(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const { staffId } = by
  await inTransaction(deps.db, async (tx) => {
    const name = await deletePasskey(tx, staffId, id)
    if (name === undefined) return
    const act = { act: 'staff.removePasskey', record: { kind: 'staff', id: staffId }, reason: note } as const
    await recordAct(tx, deps, by, { ...act, before: { name }, after: null })
  })
}
