import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { endAllSessions } from '../../account/sessions/end-all-sessions.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { lockForAct } from './lock-for-act.ts'

/** Signs out every phone of a member. Safe to repeat. */
export async function endMemberSessions(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    await lockForAct(tx, 'endSessions', id, clock.now())
    await endAllSessions({ db: tx, clock }, { memberId: id }, 'all')
    const record = { kind: 'member', id } as const
    await recordAct(tx, deps, by, { act: 'members.endSessions', record, memberId: id, reason, before: null, after: null })
  })
}
