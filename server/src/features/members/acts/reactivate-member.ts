import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { keepPast } from '../../figures/keep-past.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { lockForAct } from './lock-for-act.ts'
import { setDeactivated } from './member-acts.repo.ts'

/** Lets a stopped account be used again, with the terms that it has. Safe to repeat. */
export async function reactivateMember(
  deps: Pick<Dependencies, 'db'> & Telling,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { member, done } = await lockForAct(tx, 'reactivate', id, deps.clock.now())
    if (done) return
    await keepPast(tx, id, toDate(deps.clock.now()))
    await setDeactivated(tx, id, null)
    const change = { before: { deactivatedAt: member.deactivated_at?.toISOString() ?? null }, after: { deactivatedAt: null } }
    const entryId = await recordAct(tx, deps, by, {
      act: 'members.reactivate',
      record: { kind: 'member', id },
      memberId: id,
      reason,
      ...change,
    })
    await tellOfAct(tx, deps, { memberId: id, entryId }, { text: 'accountOpened' })
  })
}
