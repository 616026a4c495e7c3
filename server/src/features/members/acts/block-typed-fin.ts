import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { finHashesOf } from '../../account/people/name-fins.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { deleteBlock, insertBlock } from './blocked-fins.repo.ts'
import { findHolderOfFin } from './member-acts.repo.ts'

/**
 * Lets nobody sign up with a FIN that staff type, of a closed account for example, or (`unblockFin`) anybody again.
 * Blocking is safe to repeat; lifting where nothing is blocked is refused, since the FIN may be mistyped.
 */
export async function blockTypedFin(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  act: 'blockFin' | 'unblockFin',
  { fin, reason }: { fin: string; reason: string },
): Promise<void> {
  const { db, clock, encryption } = deps
  const finHashes = finHashesOf(encryption, fin)
  const [fin_hash = '', other_fin_hash = null] = finHashes
  await inTransaction(db, async (tx) => {
    const block = act === 'blockFin'
    const blockId = block
      ? await insertBlock(tx, { fin_hash, other_fin_hash }, { staffId: by.staffId, at: toDate(clock.now()) })
      : await deleteBlock(tx, finHashes)
    if (!blockId && block) return
    if (!blockId) throw new Refusal('members.finNotBlocked')
    const holder = await findHolderOfFin(tx, finHashes)
    await recordAct(tx, deps, by, {
      act: `members.${act}`,
      record: { kind: 'blockedFin', id: blockId },
      ...(holder && { memberId: holder.id }),
      reason,
      before: { blocked: !block },
      after: { blocked: block },
    })
  })
}
