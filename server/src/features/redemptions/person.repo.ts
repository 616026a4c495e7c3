import type { Db } from '../../database/database.ts'

/** What limits a member count by: the person, as `lockMember` says it. */
export async function readPerson(db: Db, memberId: string): Promise<string> {
  const row = await db.selectFrom('member').select(['id', 'fin_hash']).where('id', '=', memberId).executeTakeFirstOrThrow()
  return row.fin_hash ?? row.id
}
