import type { Db } from '../../../database/database.ts'
import { isClosedMember } from './closed-people.repo.ts'

/** Whether a person, by the FIN's keyed hash, had terms with an account that was closed since. */
export async function wasMemberBefore(db: Db, person: string): Promise<boolean> {
  return isClosedMember(db, person)
}
