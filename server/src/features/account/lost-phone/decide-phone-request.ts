import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { lockMemberRow } from '../people/members.repo.ts'
import { isOpenRequest, readyFrom } from './phone-request.rules.ts'
import { changePhoneRequest, findPhoneRequest } from './phone-requests.repo.ts'
import { readPhoneRequest } from './read-phone-request.ts'
import { findRequestState } from './find-request-state.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { tellOwner } from './tell-owner.ts'

/** What the log keeps of a request. */
const loggedOf = ({ id, state, checked, newMobile, readyAt }: DeskPhoneRequest) => ({ id, state, checked, newMobile, readyAt })

type Decision = { id: string; decision: 'approve' | 'decline'; checked: 'inPerson' | 'call'; note: string }

/**
 * Staff approve a request, which starts 24 hours of waiting and tells the owner and the new phone, or decline it until
 * it has moved. Safe to repeat. Refuses with `request.notFound` and `account.requestEnded`.
 */
export async function decidePhoneRequest(
  deps: Dependencies,
  by: StaffActor,
  { id, decision, checked, note }: Decision,
): Promise<DeskPhoneRequest> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const found = await findPhoneRequest(tx, id)
    if (!found) throw new Refusal('request.notFound')
    const member = await lockMemberRow(tx, found.member_id)
    const request = await findPhoneRequest(tx, id)
    const now = clock.now()
    const at = toDate(now)
    const read = () => readPhoneRequest({ db: tx, clock }, id, by.role)
    if (!request || request.state === (decision === 'approve' ? 'approved' : 'declined')) return read()
    if (!isOpenRequest(findRequestState(request, now))) throw new Refusal('account.requestEnded')
    const before = await read()
    const decided = { decided_at: at, decided_by: by.staffId, checked, note }
    if (decision === 'decline') await changePhoneRequest(tx, id, { ...decided, state: 'declined', ended_at: at })
    else {
      const readyAt = readyFrom(now)
      await changePhoneRequest(tx, id, { ...decided, state: 'approved', ready_at: toDate(readyAt) })
      await tellBoth(tx, deps, member, { id, newMobile: request.new_mobile, readyAt })
    }
    const after = await read()
    await recordAct(tx, deps, by, {
      act: `phoneRequests.${decision}`,
      record: { kind: 'phoneRequest', id },
      memberId: member.id,
      reason: note,
      before: loggedOf(before),
      after: loggedOf(after),
    })
    return after
  })
}

type Approved = { id: string; newMobile: string; readyAt: Temporal.Instant }

async function tellBoth(tx: Tx, deps: Dependencies, member: MemberRow, approved: Approved): Promise<void> {
  const { helpline } = await readSettings(tx)
  const text = wordsIn(member.language).sms.moveApproved({ helpline })
  await queueSms(tx, deps, { to: approved.newMobile, text, purpose: 'moveApproved', memberId: member.id })
  await tellOwner(tx, deps, member, { ...approved, helpline })
}
