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
  await tellOfMoves(tx, deps, { ...member, mobile }, now)
  if (!member.mobile) return
  const { helpline } = await readSettings(tx)
  const text = wordsIn(member.language).sms.mobileChanged({ ending: mobile.slice(-4), helpline })
  await queueSms(tx, deps, { to: member.mobile, text, purpose: 'mobileChanged', memberId: member.id })
}

/** Tells an account's new number of moves that staff approved, of which the number before it was told. */
async function tellOfMoves(
  tx: Tx,
  deps: Pick<Dependencies, 'queue' | 'encryption'>,
  { id: memberId, mobile, language }: MemberRow & { mobile: string },
  now: Temporal.Instant,
): Promise<void> {
  const isComing = (row: PhoneRequestRow) => row.state === 'approved' && isOpenRequest(findRequestState(row, now))
  const coming = (await listOpenRequests(tx, memberId)).filter(isComing)
  if (coming.length === 0) return
  const { helpline } = await readSettings(tx)
  for (const { new_mobile: newMobile } of coming) {
    // Not the words of the approval: its 24 hours have begun.
    const text = wordsIn(language).sms.moveAsked({ ending: newMobile.slice(-4), helpline })
    await queueSms(tx, deps, { to: mobile, text, purpose: 'moveAsked', memberId })
  }
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
