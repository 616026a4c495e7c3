import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { NomineeTable } from '../../../database/tables/account-tables.ts'

export async function findNominee(db: Db, memberId: string): Promise<Selectable<NomineeTable> | undefined> {
  return db.selectFrom('nominee').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** In the place of an earlier one. */
export async function putNominee(tx: Tx, { member_id, ...named }: Insertable<NomineeTable>): Promise<void> {
  await tx
    .insertInto('nominee')
    .values({ member_id, ...named })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(named))
    .execute()
}

export async function deleteNominee(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('nominee').where('member_id', '=', memberId).execute()
}
