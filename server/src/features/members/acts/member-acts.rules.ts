import { stopCard } from '@mwc/contract/card/card-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { type MemberAct, memberActs, type TermAct } from '@mwc/contract/members/member-acts'
import * as calls from '@mwc/contract/members/member-acts-desk.calls'
import { writeToMember } from '@mwc/contract/messages/message-desk.calls'
import { addPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'

/** What decides which acts a member's record allows. */
export type MemberStanding = {
  closed: boolean
  deactivated: boolean
  hasMobile: boolean
  /** Whether an OTP opens the account. */
  holder: 'inUse' | 'unused' | 'confirmed'
  finBlocked: boolean
}

const callOf: Record<MemberAct, Pick<WireCall, 'roles'>> = {
  write: writeToMember,
  correct: calls.correctMember,
  revealFin: calls.revealFin,
  deactivate: calls.deactivateMember,
  reactivate: calls.reactivateMember,
  blockFin: calls.blockFin,
  unblockFin: calls.unblockFin,
  giveMonths: calls.giveMonths,
  endSessions: calls.endMemberSessions,
  stopCard,
  confirmHolder: calls.confirmHolder,
  addPaperRequest,
}

/** Why staff cannot do something to a member, or null. What stands already is done, and is no refusal. */
export function refusalOf(act: MemberAct, member: MemberStanding): RefusalReason | null {
  if (member.closed) return 'members.closed'
  if (act !== 'write' && act !== 'giveMonths' && act !== 'confirmHolder') return null
  if (member.deactivated) return 'members.deactivated'
  if (act !== 'confirmHolder') return null
  if (!member.hasMobile) return 'members.noMobile'
  return member.holder === 'inUse' ? 'members.inUse' : null
}

/** Whether an act would leave a member as it is. */
export function standsAlready(act: MemberAct, { deactivated, finBlocked, holder }: MemberStanding): boolean {
  const standing: Partial<Record<MemberAct, boolean>> = {
    deactivate: deactivated,
    reactivate: !deactivated,
    blockFin: finBlocked,
    unblockFin: !finBlocked,
    confirmHolder: holder === 'confirmed',
  }
  return standing[act] ?? false
}

/** What a role may do with a member, by the rules of the verbs. */
export function memberActsFor(role: StaffRole, member: MemberStanding): MemberAct[] {
  return memberActs.filter((act) => mayCall(callOf[act], role) && refusalOf(act, member) === null && !standsAlready(act, member))
}

/** What a role may do with a term of a member. */
export function termActsFor(role: StaffRole, member: Pick<MemberStanding, 'closed'>, term: { voided: boolean }): TermAct[] {
  return mayCall(calls.voidMemberTerm, role) && !member.closed && !term.voided ? ['void'] : []
}
