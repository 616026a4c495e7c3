import { randomUUID } from 'node:crypto'
import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { Selectable } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { ConsentTable } from '../../../database/tables/account-tables.ts'

/** Writes what a member gave or withdrew at one moment, with the version of the wording that the phone showed. */
export async function insertConsents(
  db: Db,
  memberId: string,
  consents: Partial<Record<ConsentKind, boolean>>,
  { wording, language, at }: { wording: string; language: Language; at: Date },
): Promise<void> {
  const rows = Object.entries(consents).map(([kind, given]) => ({
    id: randomUUID(),
    member_id: memberId,
    kind: kind as ConsentKind,
    given,
    wording_version: wording,
    language,
    at,
  }))
  await db.insertInto('consent').values(rows).execute()
}

/** Every consent that a member gave or withdrew, newest first. */
export async function listConsents(db: Db, memberId: string): Promise<Selectable<ConsentTable>[]> {
  return db.selectFrom('consent').selectAll().where('member_id', '=', memberId).orderBy('at', 'desc').orderBy('kind').execute()
}
