import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { listPeriods } from '../../membership/list-periods.ts'
import { voidTerm } from '../../membership/void-term.ts'
import { findTerm, lockMember, setTakenBack } from './member-acts.repo.ts'

/**
 * Takes a term back, with the reason; later ones of its run that have not begun move up. A payment behind it stays paid:
 * its money is the centre's until it is refunded. One that is voided already, or was laid again meanwhile, is refused.
 */
export async function voidMemberTerm(
  deps: Pick<Dependencies, 'db'> & Telling,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    const found = await findTerm(tx, id)
    const member = found && (await lockMember(tx, found.member_id))
    if (!member) throw new Refusal('request.notFound')
    if (member.closed_at) throw new Refusal('members.closed')
    const now = clock.now()
    const done = await voidTerm(tx, member.id, { termId: id }, { reason, today: dayOf(now), at: toDate(now) })
    if (!done) throw new Refusal('members.termVoided')
    const shown = ({ firstDay, lastDay, months }: (typeof done)['voided']) => ({
      firstDay: firstDay.toString(),
      lastDay: lastDay.toString(),
      months,
    })
    const entryId = await recordAct(tx, deps, by, {
      act: 'members.voidTerm',
      record: { kind: 'term', id },
      memberId: member.id,
      reason,
      before: { ...shown(done.voided), source: found.source, paymentId: found.payment_id },
      after: { voided: true, laidAgain: done.corrections.map(shown) },
    })
    await setTakenBack(tx, id, entryId)
    const { months } = done.voided
    const [newest] = await listPeriods(tx, member.id)
    const covered = newest && newest.to >= dayOf(now).toString() ? newest.to : null
    await tellOfAct(
      tx,
      deps,
      { memberId: member.id, entryId },
      covered ? { text: 'monthsTakenBack', months, lastDay: covered } : { text: 'membershipTakenBack', months },
    )
  })
}
