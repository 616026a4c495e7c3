import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/database.ts'

/** Lets nobody sign up with a FIN, by its keyed hash; answers with the block's id, or undefined where it is blocked already. */
export async function insertBlock(tx: Tx, finHash: string, by: { staffId: string; at: Date }): Promise<string | undefined> {
  const written = await tx
    .insertInto('blocked_fin')
    .values({ id: randomUUID(), fin_hash: finHash, blocked_at: by.at, blocked_by: by.staffId })
    .onConflict((conflict) => conflict.column('fin_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

/** Lets a FIN sign up again; answers with the id that its block had, or undefined where it had none. */
export async function deleteBlock(tx: Tx, finHash: string): Promise<string | undefined> {
  return (await tx.deleteFrom('blocked_fin').where('fin_hash', '=', finHash).returning('id').executeTakeFirst())?.id
}

export async function moveBlock(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('blocked_fin').set({ fin_hash: to }).where('fin_hash', '=', from).execute()
}
