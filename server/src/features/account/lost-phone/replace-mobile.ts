import { brokenIndex } from '../../../database/broken-index.ts'
import type { Tx } from '../../../database/database.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { endOpenProofs } from '../proofs/end-open-proofs.ts'
import { keepFormerMobile } from '../people/former-mobiles.repo.ts'
import { setMobile } from '../people/members.repo.ts'
import { findRequestState } from './find-request-state.ts'
import { isOpenRequest } from './phone-request.rules.ts'
import { endRequestsTo, listOpenRequests, type PhoneRequestRow } from './phone-requests.repo.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { tellBySms } from './tell-owner.ts'

/**
 * Gives a locked member another number (E.164), keeps the old one as theirs, and tells it. Tells the new one of moves to come.
 * Ends what was proved for the account and both numbers. A taken number breaks a unique index.
 */
export async function replaceMobile(
  tx: Tx,
  deps: Pick<Dependencies, 'queue' | 'encryption'>,
  member: MemberRow,
  mobile: string,
  now: Temporal.Instant,
): Promise<void> {
  await endOpenProofs(tx, { memberId: member.id, mobiles: [member.mobile, mobile] }, toDate(now))
  if (member.mobile === mobile) return
  await keepFormerMobile(tx, deps.encryption, member, toDate(now))
  await setMobile(tx, member.id, mobile)
  await endRequestsTo(tx, member.id, mobile, toDate(now))
  const { helpline } = await readSettings(tx)
  const isComing = (row: PhoneRequestRow) => row.state === 'approved' && isOpenRequest(findRequestState(row, now))
  for (const { new_mobile: to } of (await listOpenRequests(tx, member.id)).filter(isComing))
    // Not the words of the approval: its 24 hours have begun.
    await tellBySms(tx, deps, { ...member, mobile }, 'moveAsked', { ending: to.slice(-4), helpline })
  if (!member.mobile) return
  const text = wordsIn(member.language).sms.mobileChanged({ ending: mobile.slice(-4), helpline })
  await queueSms(tx, deps, { to: member.mobile, text, purpose: 'mobileChanged', memberId: member.id })
}

/** Turns a number that somebody else was first to take into its refusal. */
export async function mobileTaken<T>(moving: Promise<T>): Promise<T> {
  try {
    return await moving
  } catch (error) {
    if (brokenIndex(error) === 'member_mobile_key') throw new Refusal('account.mobileTaken')
    throw error
  }
}
