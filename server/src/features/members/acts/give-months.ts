import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { addTerm } from '../../membership/add-term.ts'
import { findGivenTerm } from '../../membership/find-given-term.ts'
import { lockForAct } from './lock-for-act.ts'

/**
 * Gives months of goodwill: a term after the run that covers today, or from today. Answers with its days.
 * A repeated key answers with the term that it made; with other months, or for another member, it is refused.
 */
export async function giveMonths(
  deps: Pick<Dependencies, 'db'> & Telling,
  by: StaffActor,
  { id, idempotencyKey, months, reason }: { id: string; idempotencyKey: string; months: number; reason: string },
): Promise<{ firstDay: string; lastDay: string }> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    await lockForAct(tx, 'giveMonths', id, now)
    const given = await findGivenTerm(tx, idempotencyKey)
    if (given && (given.memberId !== id || given.months !== months)) throw new Refusal('members.keyReused')
    if (given) return { firstDay: given.firstDay, lastDay: given.lastDay }
    const term = await addTerm(tx, id, {
      months,
      paidOn: dayOf(now),
      source: 'goodwill',
      paymentId: null,
      requestKey: idempotencyKey,
      at: toDate(now),
    })
    const days = { firstDay: term.firstDay.toString(), lastDay: term.lastDay.toString() }
    const record = { kind: 'term', id: term.id } as const
    const entryId = await recordAct(tx, deps, by, {
      act: 'members.giveMonths',
      record,
      memberId: id,
      reason,
      before: null,
      after: { months, ...days },
    })
    await tellOfAct(tx, deps, { memberId: id, entryId }, { text: 'monthsGiven', months, lastDay: days.lastDay })
    return days
  })
}
