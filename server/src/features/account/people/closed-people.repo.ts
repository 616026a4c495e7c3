import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'

/** Keeps of a person who closed the account that there was one. */
export async function keepClosedPerson(tx: Tx, finHash: string, at: Date): Promise<void> {
  await tx
    .insertInto('closed_person')
    .values({ fin_hash: finHash, closed_at: at })
    .onConflict((conflict) => conflict.column('fin_hash').doUpdateSet({ closed_at: at }))
    .execute()
}

export async function isClosedPerson(db: Db, finHash: string): Promise<boolean> {
  return (await db.selectFrom('closed_person').select('fin_hash').where('fin_hash', '=', finHash).executeTakeFirst()) !== undefined
}

/** Which of some people closed an account. */
export async function closedAmong(db: Db, finHashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('closed_person')
    .select('fin_hash')
    .where(sql<boolean>`fin_hash = any(${finHashes}::text[])`)
    .execute()
  return rows.map(({ fin_hash }) => fin_hash)
}
