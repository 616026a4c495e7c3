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
import { endRequestsTo } from './phone-requests.repo.ts'
import { queueSms } from '../../sms/queue-sms.ts'

/**
 * Gives a locked member another number (E.164), keeps the old one as theirs, and tells it.
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
  if (!member.mobile) return
  const { helpline } = await readSettings(tx)
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
