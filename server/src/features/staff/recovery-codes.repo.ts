import type { Db, Tx } from '../../database/database.ts'

/** Puts new codes in place of those before. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute()
}

/** Spends a code; false when it is none of the account's, or was spent before. */
export async function spendRecoveryCode(tx: Tx, staffId: string, codeHash: string): Promise<boolean> {
  const spent = tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).where('code_hash', '=', codeHash)
  return (await spent.returning('code_hash').executeTakeFirst()) !== undefined
}

/** The one of some hashes of a code that is kept for an account. */
export async function findRecoveryCode(db: Db, staffId: string, codeHashes: readonly string[]): Promise<string | undefined> {
  const found = db
    .selectFrom('staff_recovery_code')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('code_hash', 'in', codeHashes)
  return (await found.executeTakeFirst())?.code_hash
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(left)
}
