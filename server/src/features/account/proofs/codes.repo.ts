import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { OneTimeCodeTable } from '../../../database/tables/account-tables.ts'

export type CodeRow = Selectable<OneTimeCodeTable>

/** Lets one sender at a time deal with a number until the transaction ends, on every process. */
export async function lockMobile(tx: Tx, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(2107, hashtext(${mobile}))`.execute(tx)
}

export async function lastCodeSentAt(db: Db, mobile: string): Promise<Date | null> {
  const row = await db
    .selectFrom('one_time_code')
    .select('created_at')
    .where('mobile', '=', mobile)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** Puts a code in the place of older ones of the same number and purpose. */
export async function replaceCode(
  tx: Tx,
  row: Pick<CodeRow, 'id' | 'mobile' | 'purpose' | 'code_hash' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set({ replaced_at: row.created_at })
    .where('mobile', '=', row.mobile)
    .where('purpose', '=', row.purpose)
    .where('replaced_at', 'is', null)
    .execute()
  await tx.insertInto('one_time_code').values(row).execute()
}

export async function findNewestCode(db: Db, mobile: string, purpose: string): Promise<CodeRow | undefined> {
  return db
    .selectFrom('one_time_code')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

/** Counts one guess; false when the code has had all of its guesses. One statement, so that parallel guesses each count. */
export async function takeTry(db: Db, id: string, tries: number): Promise<boolean> {
  const row = await db
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', tries)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCodesOf(tx: Tx, mobile: string): Promise<void> {
  await tx.deleteFrom('one_time_code').where('mobile', '=', mobile).execute()
}

/**
 * Ends unused codes; they still count for when another may be sent. One for a new number stays:
 * alone it opens nothing, and whoever types it learns that the number is taken.
 */
export async function endCodesOf(tx: Tx, mobiles: string[], at: Date): Promise<void> {
  if (mobiles.length === 0) return
  await tx
    .updateTable('one_time_code')
    .set({ used_at: at })
    .where('mobile', 'in', mobiles)
    .where('purpose', '<>', 'newMobile')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Spends a code; false when another use of it, or a newer code, was first. */
export async function spendCode(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('one_time_code')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
