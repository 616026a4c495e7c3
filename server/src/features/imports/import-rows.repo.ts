import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { MemberImportRowTable, RowOutcome } from '../../database/tables/import-tables.ts'

export type StagedRow = Pick<Selectable<MemberImportRowTable>, 'id' | 'number' | 'sealed'>

export async function insertStaged(tx: Tx, rows: Insertable<MemberImportRowTable>[]): Promise<void> {
  await insertRows('member_import_row', rows).execute(tx)
}

/** The next rows of a file after a number, in the order of the file. */
export async function rowsAfter(db: Db, importId: string, number: number, most: number): Promise<StagedRow[]> {
  return db
    .selectFrom('member_import_row')
    .select(['id', 'number', 'sealed'])
    .where('import_id', '=', importId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** The next rows after a number that are to be applied: what was before it is deleted, and would be passed again each time. */
export async function rowsToApply(tx: Tx, importId: string, number: number, most: number): Promise<StagedRow[]> {
  return tx
    .selectFrom('member_import_row')
    .select(['id', 'number', 'sealed'])
    .where('import_id', '=', importId)
    .where('number', '>', number)
    .where('outcome', 'in', ['add', 'change'])
    .orderBy('number')
    .limit(most)
    .execute()
}

export type JudgedRow = { id: string; outcome: RowOutcome; finHash: string | null; mobileHash: string | null }

/** Notes what rows would do, and by which hashes others of the file are compared with them. */
export async function setJudged(tx: Tx, rows: readonly JudgedRow[]): Promise<void> {
  const column = <K extends keyof JudgedRow>(name: K) => rows.map((row) => row[name])
  await sql`
    update member_import_row r set outcome = j.outcome, fin_hash = j.fin_hash, mobile_hash = j.mobile_hash
    from unnest(${column('id')}::uuid[], ${column('outcome')}::text[], ${column('finHash')}::text[], ${column('mobileHash')}::text[])
      as j(id, outcome, fin_hash, mobile_hash)
    where r.id = j.id`.execute(tx)
}

/** The first row of a file, before a number, that has each of some hashes. */
export async function earlierWith(
  tx: Tx,
  importId: string,
  { column, hashes, before }: { column: 'fin_hash' | 'mobile_hash'; hashes: readonly string[]; before: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('member_import_row')
    .select(column)
    .select(({ fn }) => fn.min<number>('number').as('number'))
    .where('import_id', '=', importId)
    .where(sql<boolean>`${sql.ref(column)} = any(${hashes}::text[])`)
    .where('number', '<', before)
    .groupBy(column)
    .execute()
  return new Map(rows.map((row) => [row[column] ?? '', row.number]))
}

export async function deleteRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from member_import_row where id = any(${ids}::uuid[])`.execute(tx)
}

export async function deleteAllRows(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('member_import_row').where('import_id', '=', importId).execute()
}
