import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { endAllSessions } from '../../account/sessions/end-all-sessions.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { lockForAct } from './lock-for-act.ts'

/** Signs out every phone of a member. Safe to repeat. */
export async function endMemberSessions(
  deps: Pick<Dependencies, 'db'> & Telling,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    await lockForAct(tx, 'endSessions', id, clock.now())
    const ended = await endAllSessions({ db: tx, clock }, { memberId: id }, 'all')
    const record = { kind: 'member', id } as const
    const entryId = await recordAct(tx, deps, by, { act: 'members.endSessions', record, memberId: id, reason, before: null, after: null })
    if (ended > 0) await tellOfAct(tx, deps, { memberId: id, entryId }, { text: 'phonesLoggedOut' })
  })
}
