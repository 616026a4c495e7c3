import type { Tx } from '../../../database/database.ts'
import type { MemberRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { queueSms } from '../../sms/queue-sms.ts'

type Move = { id: string; newMobile: string; readyAt: Temporal.Instant | null; helpline: string }

/**
 * Tells the owner that somebody asked for a move, or with `readyAt` that staff approved it: in the inbox and by push, since the
 * old number may be lost, and by SMS to that number. Opens the account, where it can be stopped.
 */
export async function tellOwner(tx: Tx, deps: Dependencies, member: MemberRow, { id, newMobile, readyAt, helpline }: Move): Promise<void> {
  const memberId = member.id
  const purpose = readyAt ? 'moveComing' : 'moveAsked'
  const of = { ending: newMobile.slice(-4), helpline }
  await notifyMember(tx, deps, {
    memberId,
    kind: 'account',
    key: `${id} ${purpose}`,
    words: readyAt ? { text: 'moveComing', from: readyAt.toString(), ...of } : { text: 'moveAsked', ...of },
    opens: 'account',
  })
  if (member.mobile) await tellBySms(tx, deps, { ...member, mobile: member.mobile }, purpose, of)
}

/** Tells the number that an account has of a move. */
export async function tellBySms(
  tx: Tx,
  deps: Pick<Dependencies, 'queue' | 'encryption'>,
  { id: memberId, mobile: to, language }: Pick<MemberRow, 'id' | 'language'> & { mobile: string },
  purpose: 'moveAsked' | 'moveComing',
  of: { ending: string; helpline: string },
): Promise<void> {
  await queueSms(tx, deps, { to, text: wordsIn(language).sms[purpose](of), purpose, memberId })
}
