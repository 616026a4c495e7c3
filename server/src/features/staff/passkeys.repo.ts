import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { StaffChallengeTable, StaffPasskeyTable } from '../../database/tables/staff-tables.ts'

export type PasskeyRow = Selectable<StaffPasskeyTable>

export async function insertChallenge(db: Db, row: Selectable<StaffChallengeTable>): Promise<void> {
  await db.insertInto('staff_challenge').values(row).execute()
}

/** Uses a challenge up; false when it is none of this purpose and account, was answered before, or is too old. */
export async function takeChallenge(tx: Tx, { hash, staffId, now }: { hash: string; staffId: string | null; now: Date }): Promise<boolean> {
  const taken = tx
    .deleteFrom('staff_challenge')
    .where('challenge_hash', '=', hash)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now)
  return (await taken.returning('challenge_hash').executeTakeFirst()) !== undefined
}

export async function listPasskeys(db: Db, staffId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('staff_passkey').selectAll().where('staff_id', '=', staffId).orderBy('created_at').orderBy('id').execute()
}

/** A passkey with its account. */
export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
    .selectAll('staff_passkey')
    .select(['staff.username', 'staff.role', 'staff.disabled_at', 'staff.password_hash'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** False when there is a passkey of that credential already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('staff_passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Notes a use; false when another one was faster, or the passkey is gone. Where a counter stays at 0 its device keeps none. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter, newCounter, at }: { id: string; counter: number; newCounter: number; at: Date },
): Promise<boolean> {
  const noted = tx
    .updateTable('staff_passkey')
    .set({ counter: newCounter, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', counter)
  return (await noted.returning('id').executeTakeFirst()) !== undefined
}

/** Removes one of an account's; answers with its name, or undefined where it was gone. */
export async function deletePasskey(tx: Tx, staffId: string, id: string): Promise<string | undefined> {
  const removed = tx.deleteFrom('staff_passkey').where('id', '=', id).where('staff_id', '=', staffId)
  return (await removed.returning('name').executeTakeFirst())?.name
}
