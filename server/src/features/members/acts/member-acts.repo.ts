import type { Db, Tx } from '../../../database/database.ts'
import { isMemberOf } from '../../../keys/fin-hashes.ts'
import type { MemberRow } from '../../../database/rows.ts'

/** Locks a member until the transaction ends; undefined where there is none of this id. */
export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  return tx.selectFrom('member').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whose FIN it is, by its keyed hashes. */
export async function findHolderOfFin(db: Db, finHashes: readonly string[]): Promise<{ id: string; member_number: string } | undefined> {
  return db.selectFrom('member').select(['id', 'member_number']).where(isMemberOf(finHashes)).executeTakeFirst()
}

export type Correction = Partial<
  Pick<
    MemberRow,
    | 'full_name'
    | 'fin_cipher'
    | 'fin_hash'
    | 'other_fin_hash'
    | 'fin_last_four'
    | 'birth_date'
    | 'nationality'
    | 'gender'
    | 'sector'
    | 'company'
    | 'occupation'
    | 'language'
  >
>

/** Writes a correction and answers with the record's version then. A FIN that is on file breaks a unique index. */
export async function writeCorrection(tx: Tx, id: string, correction: Correction): Promise<number> {
  const { version } = await tx.updateTable('member').set(correction).where('id', '=', id).returning('version').executeTakeFirstOrThrow()
  return version
}

export async function setDeactivated(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('member').set({ deactivated_at: at }).where('id', '=', id).execute()
}

export async function setHolderConfirmed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('member').set({ holder_confirmed_at: at }).where('id', '=', id).execute()
}

/** Says of a voided term by which act staff took it back. */
export async function setTakenBack(tx: Tx, termId: string, entryId: string): Promise<void> {
  await tx.updateTable('term').set({ taken_back_act: entryId }).where('id', '=', termId).execute()
}

/** A term, voided or not. */
export async function findTerm(db: Db, id: string) {
  return db.selectFrom('term').selectAll().where('id', '=', id).executeTakeFirst()
}
