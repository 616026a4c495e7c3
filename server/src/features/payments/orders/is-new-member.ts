import type { Db } from '../../../database/database.ts'
import { wasMemberBefore } from '../../account/people/was-member-before.ts'
import { hasTerms } from '../../membership/has-terms.ts'

/** Whether a person has had no term, with this account or one that was closed: whom codes for new members are for. */
export async function isNewMember(db: Db, { memberId, person }: { memberId: string; person: string }): Promise<boolean> {
  return !(await hasTerms(db, memberId)) && !(await wasMemberBefore(db, person))
}
