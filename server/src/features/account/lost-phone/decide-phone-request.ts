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
import { changePhoneRequest, findPhoneRequest, type PhoneRequestRow } from './phone-requests.repo.ts'
import { readPhoneRequest } from './read-phone-request.ts'
import { findRequestState } from './find-request-state.ts'
import { queueSms } from '../../sms/queue-sms.ts'

/** What the log keeps of a request. */
const loggedOf = ({ id, state, checked, newMobile, readyAt }: DeskPhoneRequest) => ({ id, state, checked, newMobile, readyAt })

type Decision = { id: string; decision: 'approve' | 'decline'; checked: 'inPerson' | 'call'; note: string }

/**
 * Staff approve a request, which starts the wait of 24 hours and tells both phones, or decline it until it has moved.
 * Safe to repeat. Refuses with `request.notFound` and `account.requestEnded`.
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
      await changePhoneRequest(tx, id, { ...decided, state: 'approved', ready_at: toDate(readyFrom(now)) })
      await tellBothPhones(tx, deps, member, request)
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

async function tellBothPhones(tx: Tx, deps: Dependencies, member: MemberRow, { new_mobile: newMobile }: PhoneRequestRow): Promise<void> {
  const { helpline } = await readSettings(tx)
  const { sms } = wordsIn(member.language)
  const memberId = member.id
  const toNew = sms.moveApproved({ helpline })
  await queueSms(tx, deps, { to: newMobile, text: toNew, purpose: 'moveApproved', memberId })
  if (!member.mobile) return
  const toOld = sms.moveComing({ ending: newMobile.slice(-4), helpline })
  await queueSms(tx, deps, { to: member.mobile, text: toOld, purpose: 'moveComing', memberId })
}
