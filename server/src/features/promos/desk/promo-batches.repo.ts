import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromoBatches } from '@mwc/contract/promos/promo-batch-desk.calls'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { PromoBatchTable } from '../../../database/tables/promo-tables.ts'

const batches = (db: Db) =>
  db
    .selectFrom('promo_batch as b')
    .innerJoin('staff as s', 's.id', 'b.made_by')
    .selectAll('b')
    .select(['s.username'])
    .select(({ fn, selectFrom }) =>
      selectFrom('promo')
        .select(fn.countAll<number>().as('n'))
        .whereRef('promo.batch_id', '=', 'b.id')
        .where('promo.used', '>', 0)
        .$asScalar()
        .$castTo<number>()
        .as('used'),
    )
export type PromoBatchRow = Selectable<PromoBatchTable> & { username: string; used: number | null }

export async function findBatch(db: Db, id: string): Promise<PromoBatchRow | undefined> {
  return batches(db).where('b.id', '=', id).executeTakeFirst()
}

export async function findBatchOfKey(db: Db, key: string): Promise<PromoBatchRow | undefined> {
  return batches(db).where('b.request_key', '=', key).executeTakeFirst()
}

const batchColumns = { madeAt: { by: sql`b.made_at` }, endsAt: { by: sql`b.ends_at` } } as const
export type BatchColumn = keyof typeof batchColumns

/** All batches, or those of a name or prefix. */
export function promoBatches(
  db: Db,
  { search = '' }: Pick<InputOf<typeof listPromoBatches>, 'search'>,
): DeskList<PromoBatchRow, BatchColumn> {
  const part = search.replaceAll(/\p{Cc}/gu, '').replaceAll(/[\\%_]/g, '\\$&')
  const wanted = db
    .selectFrom('promo_batch as b')
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('b.name', 'ilike', `%${part}%`), eb('b.prefix', 'like', `${part.toUpperCase()}%`)])),
    )
  return { wanted, id: sql`b.id`, columns: batchColumns, rowsOf: (on, ids) => batches(on).where('b.id', 'in', ids).execute() }
}

/** False where the key was used before; waits for whoever uses it at the moment. */
export async function insertBatch(tx: Tx, batch: Insertable<PromoBatchTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('promo_batch')
    .values(batch)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes codes of a batch in one statement, each for one use; answers how many were free. */
export async function insertBatchCodes(tx: Tx, batchId: string, codes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    with made as (
      insert into promo (id, code, starts_at, ends_at, total_limit, person_limit, audience, plans, effect, effect_value, batch_id)
      select gen_random_uuid(), c.code, b.starts_at, b.ends_at, 1, 1, b.audience, b.plans, b.effect, b.effect_value, b.id
      from unnest(${codes}::text[]) as c(code) cross join promo_batch b where b.id = ${batchId}
      on conflict (code) do nothing returning id)
    select count(*)::int as made from made`.execute(tx)
  return rows[0]?.made ?? 0
}

export async function lockBatch(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('promo_batch').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
}

/** Ends a batch and every code of it that is not over; codes are locked in the order of their ids, as wherever several are. */
export async function endBatchAt(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('promo_batch').set({ ends_at: at }).where('id', '=', id).execute()
  await sql`select id from promo where batch_id = ${id} order by id for update`.execute(tx)
  await tx
    .updateTable('promo')
    .set({ ends_at: at, version: sql<number>`version + 1` })
    .where('batch_id', '=', id)
    .where('ends_at', '>', at)
    .execute()
}

/** What the batches of some codes are called, by their ids. */
export async function namesOfBatches(
  db: Db,
  codes: readonly { batchId: string | null }[],
): Promise<Map<string, { id: string; name: string }>> {
  const ids = [...new Set(codes.flatMap(({ batchId }) => batchId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('promo_batch').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
