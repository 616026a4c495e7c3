import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { selectTerms, type StoredTerm } from '../../database/selects/select-terms.ts'
import type { CardKeyTable } from '../../database/tables/account-tables.ts'
import type { KeyStanding } from './card.rules.ts'

export type CardKeyRow = Selectable<CardKeyTable>

const keysWithStanding = (db: Db) =>
  db
    .selectFrom('card_key as k')
    .innerJoin('session as s', 's.token_hash', 'k.session_hash')
    .innerJoin('member as m', 'm.id', 'k.member_id')
    .selectAll('k')
    .select(['s.id as session_id', 's.device', 'm.full_name'])
    .select(['k.revoked_at as revokedAt', 's.ended_at as sessionEndedAt', 's.last_seen_at as lastSeenAt'])
    .select(['m.deactivated_at as deactivatedAt', 'm.closed_at as closedAt'])
    .select(sql<boolean>`exists (select from former_mobile f where f.member_id = k.member_id and f.left_at > k.created_at)`.as('hasMoved'))

export type StandingKey = CardKeyRow & KeyStanding & { session_id: string; device: string; full_name: string }

/** A key with all that says whether it still proves its card, and the unvoided terms of its member. */
export async function findCardKey(db: Db, id: string): Promise<(StandingKey & { terms: StoredTerm[] }) | undefined> {
  return keysWithStanding(db).select(selectTerms('m.id').as('terms')).where('k.id', '=', id).executeTakeFirst()
}

/** The one key of a member that was not revoked; its session may have ended all the same. */
export async function findUnrevokedKey(db: Db, memberId: string): Promise<StandingKey | undefined> {
  return keysWithStanding(db).where('k.member_id', '=', memberId).where('k.revoked_at', 'is', null).executeTakeFirst()
}

export async function revokeKeysOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('card_key').set({ revoked_at: at }).where('member_id', '=', memberId).where('revoked_at', 'is', null).execute()
}

export async function deleteKeysRevokedBefore(tx: Tx, memberId: string, before: Date): Promise<void> {
  await tx.deleteFrom('card_key').where('member_id', '=', memberId).where('revoked_at', '<', before).execute()
}

/** Puts a key in force, a new one or one that its member brought before; false when it is another member's. */
export async function putKey(tx: Tx, row: Insertable<CardKeyTable>): Promise<boolean> {
  const put = await tx
    .insertInto('card_key')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ session_hash: row.session_hash, created_at: row.created_at, revoked_at: null })
        .where('card_key.member_id', '=', row.member_id),
    )
    .returning('id')
    .executeTakeFirst()
  return put !== undefined
}

/** Locks the member of a card; undefined where there is none of this id. */
export async function lockMemberOfCard(tx: Tx, memberId: string): Promise<{ closed_at: Date | null } | undefined> {
  return tx.selectFrom('member').select('closed_at').where('id', '=', memberId).forUpdate().executeTakeFirst()
}
