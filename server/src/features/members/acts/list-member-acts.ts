import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { MemberAct, TermAct } from '@mwc/contract/members/member-acts'
import type { MemberRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toInstant } from '../../../ports/clock.ts'
import { codeOpensUntil } from '../../account/people/is-unused.ts'
import { standingOf } from './lock-for-act.ts'
import { memberActsFor, termActsFor } from './member-acts.rules.ts'

/** What a role may do with a member and with each of its terms, and what that depends on. */
export async function listMemberActs(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  member: MemberRow,
  role: StaffRole,
): Promise<{
  may: MemberAct[]
  mayWithTerm: (term: { voided: boolean }) => TermAct[]
  finBlocked: boolean
  /** An OTP alone does not open the account. */
  dormant: boolean
  /** Until when an OTP opens it all the same, where staff have checked the holder; ISO 8601. */
  holderConfirmedUntil: string | null
}> {
  const standing = await standingOf(db, member, clock.now())
  const confirmedAt = standing.holder === 'confirmed' ? member.holder_confirmed_at : null
  return {
    may: memberActsFor(role, standing),
    mayWithTerm: (term) => termActsFor(role, standing, term),
    finBlocked: standing.finBlocked,
    dormant: standing.holder === 'unused',
    holderConfirmedUntil: confirmedAt && codeOpensUntil(toInstant(confirmedAt)).toString(),
  }
}
