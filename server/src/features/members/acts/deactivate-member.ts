import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endAllSessions } from '../../account/sessions/end-all-sessions.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { giveUpOpenOrder } from '../../payments/orders/give-up-order.ts'
import { lockForAct } from './lock-for-act.ts'
import { setDeactivated } from './member-acts.repo.ts'

/**
 * Stops an account: its phones are signed out, its open order ends and gives its promo back. Safe to repeat.
 * Money that still comes for it is put under review.
 */
export async function deactivateMember(
  deps: Pick<Dependencies, 'db'> & Telling,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const { done } = await lockForAct(tx, 'deactivate', id, now)
    if (done) return
    const at = toDate(now)
    await setDeactivated(tx, id, at)
    await endAllSessions({ db: tx, clock }, { memberId: id }, 'all')
    await giveUpOpenOrder(tx, id, at)
    const change = { before: { deactivatedAt: null }, after: { deactivatedAt: at.toISOString() } }
    const entryId = await recordAct(tx, deps, by, {
      act: 'members.deactivate',
      record: { kind: 'member', id },
      memberId: id,
      reason,
      ...change,
    })
    await tellOfAct(tx, deps, { memberId: id, entryId }, { text: 'accountStopped' })
  })
}
