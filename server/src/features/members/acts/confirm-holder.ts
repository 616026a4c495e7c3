import type { identityChecks } from '@mwc/contract/account/lost-phone/phone-request-states'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { codeOpensUntil } from '../../account/people/is-unused.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { lockForAct } from './lock-for-act.ts'
import { setHolderConfirmed } from './member-acts.repo.ts'

/**
 * Notes that whoever holds the number of an unused account was checked: a code opens it for a few days, on that number.
 * Safe to repeat: a confirmation that still stands is answered again.
 */
export async function confirmHolder(
  deps: Pick<Dependencies, 'db'> & Telling,
  by: StaffActor,
  { id, checked, reason }: { id: string; checked: (typeof identityChecks)[number]; reason: string },
): Promise<{ until: string }> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const until = (confirmedAt: Temporal.Instant) => ({ until: codeOpensUntil(confirmedAt).toString() })
    const { member, done } = await lockForAct(tx, 'confirmHolder', id, now)
    if (done && member.holder_confirmed_at) return until(toInstant(member.holder_confirmed_at))
    await setHolderConfirmed(tx, id, toDate(now))
    const record = { kind: 'member', id } as const
    const after = { checked, ...until(now) }
    const entryId = await recordAct(tx, deps, by, { act: 'members.confirmHolder', record, memberId: id, reason, before: null, after })
    await tellOfAct(tx, deps, { memberId: id, entryId }, { text: 'holderConfirmed', ...until(now) })
    return until(now)
  })
}
