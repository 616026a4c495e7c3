import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { AnsweredCallTable } from '../../../database/tables/account-tables.ts'

export type AnsweredCall = Selectable<AnsweredCallTable>

/** What a key was answered with since a moment; undefined, too, where the session that the answer opened has ended. */
export async function findAnswered(db: Db, keyHashes: readonly string[], since: Date): Promise<AnsweredCall | undefined> {
  return db
    .selectFrom('answered_call')
    .leftJoin('session', 'session.token_hash', 'answered_call.session_hash')
    .selectAll('answered_call')
    .where('key_hash', 'in', keyHashes)
    .where('at', '>', since)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
}

/** Keeps an answer under its key; false where the key has one since that moment. */
export async function insertAnswered(tx: Tx, row: Insertable<AnsweredCallTable>, since: Date): Promise<boolean> {
  const kept = await tx
    .insertInto('answered_call')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(row).where('answered_call.at', '<=', since))
    .returning('key_hash')
    .executeTakeFirst()
  return kept !== undefined
}

export async function setAnsweredSession(tx: Tx, keyHash: string, sessionHash: string): Promise<void> {
  await tx.updateTable('answered_call').set({ session_hash: sessionHash }).where('key_hash', '=', keyHash).execute()
}
