import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { lockMemberRow } from '../people/members.repo.ts'
import { isOpenRequest, readyFrom } from './phone-request.rules.ts'
import { changePhoneRequest, findPhoneRequest, type PhoneRequestRow } from './phone-requests.repo.ts'
import { findRequestState } from './find-request-state.ts'
import { queueSms } from '../../sms/queue-sms.ts'

type Decision = { id: string; decision: 'approve' | 'decline'; checked: 'inPerson' | 'call'; note: string }

/**
 * Staff approve a request, which starts the wait of 24 hours and tells both phones, or decline it until it has moved.
 * Safe to repeat. Refuses with `request.notFound` and `account.requestEnded`.
 */
export async function decidePhoneRequest(deps: Dependencies, staffId: string, { id, decision, checked, note }: Decision): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    const found = await findPhoneRequest(tx, id)
    if (!found) throw new Refusal('request.notFound')
    const member = await lockMemberRow(tx, found.member_id)
    const request = await findPhoneRequest(tx, id)
    const now = clock.now()
    const at = toDate(now)
    if (!request || request.state === (decision === 'approve' ? 'approved' : 'declined')) return
    if (!isOpenRequest(findRequestState(request, now))) throw new Refusal('account.requestEnded')
    const decided = { decided_at: at, decided_by: staffId, checked, note }
    if (decision === 'decline') return changePhoneRequest(tx, id, { ...decided, state: 'declined', ended_at: at })
    await changePhoneRequest(tx, id, { ...decided, state: 'approved', ready_at: toDate(readyFrom(now)) })
    await tellBothPhones(tx, deps, member, request)
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
