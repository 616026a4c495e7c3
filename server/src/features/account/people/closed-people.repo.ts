import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { type FinHashes, hashesOfRow, isKeptOf } from '../../../keys/fin-hashes.ts'

/** Keeps of a person who closed the account that there was one, and whether this one or one before it had terms. */
export async function keepClosedPerson(tx: Tx, hashes: FinHashes, { hadTerms, at }: { hadTerms: boolean; at: Date }): Promise<void> {
  await tx
    .insertInto('closed_person')
    .values({ ...hashes, closed_at: at, had_terms: hadTerms })
    .onConflict((conflict) =>
      conflict.column('fin_hash').doUpdateSet({
        other_fin_hash: hashes.other_fin_hash,
        closed_at: at,
        had_terms: sql<boolean>`closed_person.had_terms or excluded.had_terms`,
      }),
    )
    .execute()
}

export async function isClosedPerson(db: Db, finHashes: readonly string[]): Promise<boolean> {
  return (await db.selectFrom('closed_person').select('fin_hash').where(isKeptOf(finHashes)).executeTakeFirst()) !== undefined
}

/** Which of some people closed an account, by each of their hashes. */
export async function closedAmong(db: Db, finHashes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('closed_person').select(['fin_hash', 'other_fin_hash']).where(isKeptOf(finHashes)).execute()
  return rows.flatMap(hashesOfRow)
}

/** How those among some people who closed an account were named, by whichever of their hashes. */
export async function closedNamesAmong(db: Db, finHashes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('closed_person').select('fin_hash').where(isKeptOf(finHashes)).execute()
  return rows.map(({ fin_hash }) => fin_hash)
}
