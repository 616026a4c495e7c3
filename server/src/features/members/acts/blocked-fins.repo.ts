import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { type FinHashes, hashesOfRow, isKeptOf } from '../../../keys/fin-hashes.ts'

/** Lets nobody sign up with a FIN, by its keyed hashes; answers with the block's id, or undefined where it is blocked already. */
export async function insertBlock(tx: Tx, hashes: FinHashes, by: { staffId: string; at: Date }): Promise<string | undefined> {
  if (
    await tx
      .selectFrom('blocked_fin')
      .select('id')
      .where(isKeptOf(hashesOfRow(hashes)))
      .executeTakeFirst()
  )
    return undefined
  const written = await tx
    .insertInto('blocked_fin')
    .values({ id: randomUUID(), ...hashes, blocked_at: by.at, blocked_by: by.staffId })
    .onConflict((conflict) => conflict.column('fin_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

/** Lets a FIN sign up again; answers with the id that its block had, or undefined where it had none. */
export async function deleteBlock(tx: Tx, finHashes: readonly string[]): Promise<string | undefined> {
  return (await tx.deleteFrom('blocked_fin').where(isKeptOf(finHashes)).returning('id').executeTakeFirst())?.id
}

/** Moves blocks from one FIN to another, or names them by another key. */
export async function moveBlocks(tx: Tx, renamings: readonly { from: string; to: FinHashes }[]): Promise<void> {
  await sql`
    update blocked_fin set fin_hash = later, other_fin_hash = other
    from unnest(
      ${renamings.map(({ from }) => from)}::text[], ${renamings.map(({ to }) => to.fin_hash)}::text[],
      ${renamings.map(({ to }) => to.other_fin_hash)}::text[]
    ) as renamed (earlier, later, other)
    where fin_hash = earlier or other_fin_hash = earlier`.execute(tx)
}
