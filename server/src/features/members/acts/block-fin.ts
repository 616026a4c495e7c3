import { hashesOfRow } from '../../../keys/fin-hashes.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { deleteBlock, insertBlock } from './blocked-fins.repo.ts'
import { lockForAct } from './lock-for-act.ts'

/** Lets nobody sign up with a member's FIN, or (`unblockFin`) anybody again. The account stays as it is. Safe to repeat. */
export async function blockFin(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  act: 'blockFin' | 'unblockFin',
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const { member, done } = await lockForAct(tx, act, id, now)
    if (done) return
    const { fin_hash, other_fin_hash } = member
    if (!fin_hash) throw new Refusal('request.notFound')
    const block = act === 'blockFin'
    const blockId = block
      ? await insertBlock(tx, { fin_hash, other_fin_hash }, { staffId: by.staffId, at: toDate(now) })
      : await deleteBlock(tx, hashesOfRow(member))
    // Somebody who typed the FIN was first.
    if (!blockId) return
    const change = { before: { blocked: !block }, after: { blocked: block } }
    await recordAct(tx, deps, by, { act: `members.${act}`, record: { kind: 'blockedFin', id: blockId }, memberId: id, reason, ...change })
  })
}
