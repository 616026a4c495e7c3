import type { Db } from '../../database/database.ts'
import { hasTerms } from './has-terms.ts'
import { hadTermsBefore } from './terms.repo.ts'

/** Whether a person has had no term, with this account or one that was closed: whom codes for new members are for. */
export async function isNewMember(db: Db, { memberId, person }: { memberId: string; person: string }): Promise<boolean> {
  return !(await hasTerms(db, memberId)) && !(await hadTermsBefore(db, person))
}
