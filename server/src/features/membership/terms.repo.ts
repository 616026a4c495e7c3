import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { TermTable } from '../../database/tables/payment-tables.ts'
import { isKeptOf } from '../../keys/fin-hashes.ts'
import type { Term } from './membership.rules.ts'
import { type TermOf, termOf } from './membership.views.ts'

/** The unvoided terms of a member, in order of days. */
export async function listTerms(db: Db, memberId: string): Promise<TermOf[]> {
  const rows = await db
    .selectFrom('term')
    .select(['id', 'payment_id', 'first_day', 'last_day', 'months'])
    .where('member_id', '=', memberId)
    .where('voided_at', 'is', null)
    .orderBy('first_day')
    .execute()
  return rows.map(termOf)
}

/** Whether a person, by the FIN's keyed hash, had terms with an account that was closed since. */
export async function hadTermsBefore(db: Db, person: string): Promise<boolean> {
  const query = db
    .selectFrom('closed_person')
    .select('fin_hash')
    .where(isKeptOf([person]))
    .where('had_terms', '=', true)
  return (await query.executeTakeFirst()) !== undefined
}

export async function markVoided(tx: Tx, id: string, reason: string, at: Date): Promise<void> {
  await tx.updateTable('term').set({ voided_at: at, void_reason: reason }).where('id', '=', id).execute()
}

/** Writes a term and answers with its id. */
export async function insertTerm(
  db: Db,
  memberId: string,
  term: Term,
  cause: { source: TermTable['source']; paymentId: string | null; requestKey?: string; at: Date },
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('term')
    .values({
      id,
      member_id: memberId,
      first_day: term.firstDay.toString(),
      last_day: term.lastDay.toString(),
      months: term.months,
      source: cause.source,
      payment_id: cause.paymentId,
      created_at: cause.at,
      request_key: cause.requestKey ?? null,
    })
    .execute()
  return id
}

/** A campaign's free months are found by the term that they stand in: its claim follows when they are laid again. */
export async function keepClaim(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('campaign_claim').set({ term_id: toId }).where('term_id', '=', fromId).execute()
}

/** The term that was made under a key, voided or not. */
export async function findTermOfKey(db: Db, requestKey: string) {
  return db
    .selectFrom('term')
    .select(['id', 'member_id', 'first_day', 'last_day', 'months'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

/** The terms of some members, voided ones, too. */
export async function listAllTerms(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('term')
    .select(['member_id', 'first_day', 'last_day', 'voided_at'])
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .execute()
}

/** Writes terms in one statement, but those of a key that one was written under. */
export async function insertKeyedTerms(
  db: Db,
  rows: (Omit<Insertable<TermTable>, 'request_key'> & { request_key: string })[],
): Promise<void> {
  await sql`${insertRows('term', rows)} on conflict (request_key) where request_key is not null do nothing`.execute(db)
}
