import type { Db } from '../../../database/database.ts'

/** Of a member what a price depends on. `person` is what limits "a member" count by. */
export async function readPerson(db: Db, memberId: string): Promise<{ person: string; deactivated: boolean }> {
  const member = await db.selectFrom('member').select(['fin_hash', 'deactivated_at']).where('id', '=', memberId).executeTakeFirstOrThrow()
  return { person: member.fin_hash ?? memberId, deactivated: member.deactivated_at !== null }
}
