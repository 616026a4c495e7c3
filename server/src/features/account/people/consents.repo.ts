import { randomUUID } from 'node:crypto'
import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { insertRows } from '../../../database/insert-rows.ts'
import type { ConsentTable } from '../../../database/tables/account-tables.ts'

type Said = { wording: string; language: Language; at: Date }

/** What a member gave or withdrew at one moment, a row for each. */
export function consentRows(
  memberId: string,
  consents: Partial<Record<ConsentKind, boolean>>,
  { wording, language, at }: Said,
): Insertable<ConsentTable>[] {
  return Object.entries(consents).map(([kind, given]) => ({
    id: randomUUID(),
    member_id: memberId,
    kind: kind as ConsentKind,
    given,
    wording_version: wording,
    language,
    at,
  }))
}

export async function insertConsentRows(db: Db, rows: Insertable<ConsentTable>[]): Promise<void> {
  await insertRows('consent', rows).execute(db)
}

/** Writes what a member gave or withdrew at one moment, with the version of the wording that was shown. */
export async function insertConsents(db: Db, memberId: string, consents: Partial<Record<ConsentKind, boolean>>, said: Said): Promise<void> {
  await db
    .insertInto('consent')
    .values(consentRows(memberId, consents, said))
    .execute()
}

/** What some members said last of each consent. */
export async function latestConsents(db: Db, memberIds: readonly string[]): Promise<Selectable<ConsentTable>[]> {
  return db
    .selectFrom('consent')
    .selectAll()
    .distinctOn(['member_id', 'kind'])
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .orderBy('member_id')
    .orderBy('kind')
    .orderBy('at', 'desc')
    .execute()
}

/** Every consent that a member gave or withdrew, newest first. */
export async function listConsents(db: Db, memberId: string): Promise<Selectable<ConsentTable>[]> {
  return db.selectFrom('consent').selectAll().where('member_id', '=', memberId).orderBy('at', 'desc').orderBy('kind').execute()
}
