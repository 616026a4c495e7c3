import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { MobileProofTable } from '../../../database/tables/account-tables.ts'

export type ProofRow = Selectable<MobileProofTable>

export async function insertProof(tx: Tx, row: Omit<ProofRow, 'used_at' | 'fin_hash'>): Promise<void> {
  await tx
    .insertInto('mobile_proof')
    .values({ ...row, fin_hash: null })
    .execute()
}

export async function findProof(db: Db, tokenHash: string, purpose: string): Promise<ProofRow | undefined> {
  return db.selectFrom('mobile_proof').selectAll().where('token_hash', '=', tokenHash).where('purpose', '=', purpose).executeTakeFirst()
}

/** Spends a proof in time; undefined when it was used before, is too old, or never was. */
export async function spendProof(tx: Tx, tokenHash: string, purpose: string, at: Date): Promise<ProofRow | undefined> {
  return tx
    .updateTable('mobile_proof')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
}

/** Ends the proofs of numbers that were not used, but for those of one purpose to keep. */
export async function endProofsOf(tx: Tx, mobiles: string[], at: Date, keep: string | null): Promise<void> {
  if (mobiles.length === 0) return
  await tx
    .updateTable('mobile_proof')
    .set({ used_at: at })
    .where('mobile', 'in', mobiles)
    .where('used_at', 'is', null)
    .$if(keep !== null, (query) => query.where('purpose', '<>', keep))
    .execute()
}

export async function deleteProofsOf(tx: Tx, mobile: string): Promise<void> {
  await tx.deleteFrom('mobile_proof').where('mobile', '=', mobile).execute()
}

export async function setProofFin(db: Db, tokenHash: string, finHash: string): Promise<void> {
  await db.updateTable('mobile_proof').set({ fin_hash: finHash }).where('token_hash', '=', tokenHash).execute()
}
