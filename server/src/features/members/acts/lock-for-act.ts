import type { MemberAct } from '@mwc/contract/members/member-acts'
import type { Db, Tx } from '../../../database/database.ts'
import { hashesOfRow } from '../../../keys/fin-hashes.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import { holderState } from '../../account/people/is-unused.ts'
import { isFinBlocked } from '../../account/people/is-fin-blocked.ts'
import { lockMember } from './member-acts.repo.ts'
import { type MemberStanding, refusalOf, standsAlready } from './member-acts.rules.ts'

/** What of a member decides on acts. */
export async function standingOf(db: Db, member: MemberRow, now: Temporal.Instant): Promise<MemberStanding> {
  return {
    closed: member.closed_at !== null,
    deactivated: member.deactivated_at !== null,
    hasMobile: member.mobile !== null,
    holder: holderState(member, now),
    finBlocked: member.fin_hash !== null && (await isFinBlocked(db, hashesOfRow(member))),
  }
}

/**
 * Locks a member for an act until the transaction ends; `done` where it stands already.
 * Refuses an unknown id with `request.notFound`, and what cannot be by its rule.
 */
export async function lockForAct(tx: Tx, act: MemberAct, id: string, now: Temporal.Instant): Promise<{ member: MemberRow; done: boolean }> {
  const member = await lockMember(tx, id)
  if (!member) throw new Refusal('request.notFound')
  const standing = await standingOf(tx, member, now)
  const reason = refusalOf(act, standing)
  if (reason) throw new Refusal(reason)
  return { member, done: standsAlready(act, standing) }
}
