import type { Db } from '../../../database/database.ts'

/** The account that has a number (E.164) and this member number. */
export async function findByNumbers(db: Db, mobile: string, memberNumber: string) {
  return db
    .selectFrom('member')
    .select(['id', 'full_name', 'member_number'])
    .where('mobile', '=', mobile)
    .where('member_number', '=', memberNumber)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

export async function insertCheck(db: Db, check: { id: string; asked_by: string; member_id: string; at: Date }): Promise<void> {
  await db.insertInto('member_check').values(check).execute()
}
