import type { Language } from '@mwc/contract/language/language'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { isMemberOf } from '../../../keys/fin-hashes.ts'
import { insertRows } from '../../../database/insert-rows.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { selectTerms, type StoredTerm } from '../../../database/selects/select-terms.ts'
import type { MemberTable } from '../../../database/tables/account-tables.ts'

export async function findMemberByMobile(db: Db, mobile: string): Promise<MemberRow | undefined> {
  return db.selectFrom('member').selectAll().where('mobile', '=', mobile).where('closed_at', 'is', null).executeTakeFirst()
}

export async function lockMemberByMobile(tx: Tx, mobile: string): Promise<MemberRow | undefined> {
  return tx.selectFrom('member').selectAll().where('mobile', '=', mobile).where('closed_at', 'is', null).forUpdate().executeTakeFirst()
}

export async function getMember(db: Db, memberId: string): Promise<MemberRow> {
  return db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
}

export async function lockMemberRow(tx: Tx, memberId: string): Promise<MemberRow> {
  return tx.selectFrom('member').selectAll().where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow()
}

export async function findMemberByFin(db: Db, finHashes: readonly string[]): Promise<MemberRow | undefined> {
  return db.selectFrom('member').selectAll().where(isMemberOf(finHashes)).executeTakeFirst()
}

export async function setMobile(tx: Tx, memberId: string, mobile: string): Promise<void> {
  await tx.updateTable('member').set({ mobile, holder_confirmed_at: null }).where('id', '=', memberId).execute()
}

export async function isFinOnFile(db: Db, finHashes: readonly string[]): Promise<boolean> {
  return (await db.selectFrom('member').select('id').where(isMemberOf(finHashes)).executeTakeFirst()) !== undefined
}

export async function nextMemberSequence(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('member_number_seq') as next`.execute(tx)
  return Number(rows[0]?.next)
}

export async function nextMemberSequences(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ next: number }>`select nextval('member_number_seq') as next from generate_series(1, ${count}::int)`.execute(
    tx,
  )
  return rows.map(({ next }) => Number(next))
}

/** Writes accounts in one statement, but those whose number or FIN is taken; waits for whoever takes one at the moment. */
export async function insertFreeMembers(tx: Tx, rows: Insertable<MemberTable>[]): Promise<Set<string>> {
  const { rows: made } = await sql<{ id: string }>`${insertRows('member', rows)} on conflict do nothing returning id`.execute(tx)
  return new Set(made.map(({ id }) => id))
}

/** The accounts of some FINs, by their keyed hashes; locked in the order of their ids, as wherever several are. */
export async function lockMembersByFin(tx: Tx, finHashes: readonly string[], mode: 'lock' | 'look'): Promise<MemberRow[]> {
  const wanted = tx.selectFrom('member').selectAll().where(isMemberOf(finHashes)).orderBy('id')
  return (mode === 'lock' ? wanted.forUpdate() : wanted).execute()
}

/** Whose some numbers are. */
export async function listNumberHolders(db: Db, mobiles: readonly string[]): Promise<{ id: string; mobile: string | null }[]> {
  return db
    .selectFrom('member')
    .select(['id', 'mobile'])
    .where(sql<boolean>`mobile = any(${mobiles}::text[])`)
    .where('closed_at', 'is', null)
    .execute()
}

export async function insertMember(tx: Tx, row: Insertable<MemberTable>): Promise<void> {
  await tx.insertInto('member').values(row).execute()
}

export async function takeMobileFrom(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('member').set({ mobile: null, holder_confirmed_at: null }).where('id', '=', memberId).execute()
}

export async function setPasswordHash(tx: Tx, memberId: string, hash: string): Promise<void> {
  await tx.updateTable('member').set({ password_hash: hash }).where('id', '=', memberId).execute()
}

export async function setMemberLanguage(db: Db, memberId: string, language: Language): Promise<void> {
  await db.updateTable('member').set({ language }).where('id', '=', memberId).execute()
}

export async function setLastUsed(db: Db, memberId: string, at: Date): Promise<void> {
  await db.updateTable('member').set({ last_used_at: at }).where('id', '=', memberId).execute()
}

/** The same for a sign-in, and writes to them in its language from now on; answers with the member and their unvoided terms. */
export async function setSignedIn(
  tx: Tx,
  memberId: string,
  { at, language }: { at: Date; language: Language | undefined },
): Promise<MemberRow & { terms: StoredTerm[] }> {
  return tx
    .updateTable('member')
    .set({ last_used_at: at, ...(language && { language }) })
    .where('id', '=', memberId)
    .returningAll()
    .returning(selectTerms('member.id').as('terms'))
    .executeTakeFirstOrThrow()
}

export async function setPhotoKey(tx: Tx, memberId: string, key: string | null): Promise<void> {
  await tx.updateTable('member').set({ photo_key: key }).where('id', '=', memberId).execute()
}

export async function setWork(
  db: Db,
  memberId: string,
  change: Partial<Pick<MemberRow, 'company' | 'sector' | 'occupation'>>,
): Promise<void> {
  await db.updateTable('member').set(change).where('id', '=', memberId).where('closed_at', 'is', null).execute()
}

/** Takes out of a row everything that says who it was. What is left: the member number, by which the payments hang together. */
export async function removePerson(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      full_name: '',
      birth_date: '1900-01-01',
      nationality: '',
      gender: '',
      company: '',
      sector: '',
      occupation: '',
      mobile: null,
      fin_cipher: null,
      fin_hash: null,
      other_fin_hash: null,
      fin_last_four: '',
      password_hash: null,
      photo_key: null,
      holder_confirmed_at: null,
      closed_at: at,
    })
    .where('id', '=', memberId)
    .execute()
}

/** A few accounts with their FIN, encrypted and as its keyed hashes. */
export async function someFins(db: Db, limit: number): Promise<Pick<MemberRow, 'id' | 'fin_cipher' | 'fin_hash' | 'other_fin_hash'>[]> {
  return db
    .selectFrom('member')
    .select(['id', 'fin_cipher', 'fin_hash', 'other_fin_hash'])
    .where('fin_hash', 'is not', null)
    .orderBy('fin_hash')
    .limit(limit)
    .execute()
}
