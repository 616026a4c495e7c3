import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { StaffLinkTable } from '../../database/tables/staff-tables.ts'

/** Puts a link in place of the one before: an account has one at most. */
export async function saveLink(tx: Tx, row: Selectable<StaffLinkTable>): Promise<void> {
  await tx.deleteFrom('staff_link').where('staff_id', '=', row.staff_id).execute()
  await tx.insertInto('staff_link').values(row).execute()
}

export async function deleteLink(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_link').where('staff_id', '=', staffId).execute()
}

/** A link that can be opened, with its account. */
export async function findLink(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('staff_link')
    .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
    .select(['staff.id', 'staff.username', 'staff.role', 'staff_link.totp_cipher', 'staff_link.expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a link up; false when it was used, replaced or taken back meanwhile. */
export async function takeLink(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const taken = tx.deleteFrom('staff_link').where('token_hash', '=', tokenHash).where('expires_at', '>', now)
  return (await taken.returning('staff_id').executeTakeFirst()) !== undefined
}
