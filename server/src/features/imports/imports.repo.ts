import type { ImportProblem } from '@mwc/contract/imports/import-kinds'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'
import type {
  AppliedAs,
  ImportColumn,
  ImportLayout,
  MemberImportFaultTable,
  MemberImportTable,
} from '../../database/tables/import-tables.ts'

const imports = (db: Db) =>
  db
    .selectFrom('member_import as i')
    .innerJoin('staff as s', 's.id', 'i.made_by')
    .leftJoin('staff as a', 'a.id', 'i.applied_by')
    .selectAll('i')
    .select(['s.username as made_by_name', 'a.username as applied_by_name'])

export type ImportFile = Selectable<MemberImportTable>
export type ImportRecord = ImportFile & { made_by_name: string; applied_by_name: string | null }

export async function findImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  return imports(db).where('i.id', '=', id).executeTakeFirst()
}

/** Locks an import until the transaction ends, so that whatever happens to its rows happens one after the other. */
export async function lockImport(tx: Tx, id: string): Promise<ImportFile | undefined> {
  return tx.selectFrom('member_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

const importColumns = { madeAt: { by: sql`i.made_at` } } as const
export type ImportOrder = keyof typeof importColumns

/** All files of members. */
export function importList(db: Db): DeskList<ImportRecord, ImportOrder> {
  const wanted = db.selectFrom('member_import as i')
  return { wanted, id: sql`i.id`, columns: importColumns, rowsOf: (on, ids) => imports(on).where('i.id', 'in', ids).execute() }
}

type NewImport = Pick<Insertable<MemberImportTable>, 'id' | 'name' | 'encoding' | 'rows' | 'made_at' | 'made_by'> & {
  columns: ImportColumn[]
}

export async function insertImport(tx: Tx, { columns, ...row }: NewImport): Promise<void> {
  await tx
    .insertInto('member_import')
    .values({ ...row, state: 'uploaded', columns: JSON.stringify(columns) })
    .execute()
}

/** What was read of a file by its end. */
export async function setRead(tx: Tx, id: string, { rows, columns }: { rows: number; columns: ImportColumn[] }): Promise<void> {
  await tx
    .updateTable('member_import')
    .set({ rows, columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .execute()
}

const nothingCounted = { done: 0, last_row: 0, added: 0, changed: 0, left_alone: 0, wrong: 0 }

/** All rows are to be looked at, by a layout. */
export async function beginCheck(tx: Tx, id: string, layout: ImportLayout): Promise<void> {
  await tx
    .updateTable('member_import')
    .set({ state: 'checking', layout: JSON.stringify(layout), version: sql<number>`version + 1`, ...nothingCounted })
    .where('id', '=', id)
    .execute()
}

/** A file is to be applied: by whom, and why. Counts what becomes of its rows; what is left or wrong stays so. */
export async function beginApplying(
  tx: Tx,
  id: string,
  { at, by, as, reason }: { at: Date; by: string; as: AppliedAs; reason: string },
): Promise<void> {
  const applied = { applied_at: at, applied_by: by, applied_as: JSON.stringify(as), reason }
  await tx
    .updateTable('member_import')
    .set({ state: 'applying', ...applied, done: sql<number>`left_alone + wrong`, last_row: 0, added: 0, changed: 0 })
    .where('id', '=', id)
    .execute()
}

export type Counted = { lastRow: number; done: number; added: number; changed: number; left: number; wrong: number }

/** Counts what was done with rows, in the transaction that did it. */
export async function count(tx: Tx, id: string, { lastRow, done, added, changed, left, wrong }: Counted): Promise<void> {
  await tx
    .updateTable('member_import')
    .set({
      last_row: lastRow,
      done: sql<number>`done + ${done}::int`,
      added: sql<number>`added + ${added}::int`,
      changed: sql<number>`changed + ${changed}::int`,
      left_alone: sql<number>`left_alone + ${left}::int`,
      wrong: sql<number>`wrong + ${wrong}::int`,
    })
    .where('id', '=', id)
    .execute()
}

export async function setState(tx: Tx, id: string, state: 'checked' | 'done' | 'discarded', endedAt: Date | null): Promise<void> {
  await tx.updateTable('member_import').set({ state, ended_at: endedAt }).where('id', '=', id).execute()
}

/** Now where a file goes on by itself. */
export function selectDueImports(now: Date): RawBuilder<Date | null> {
  return sql`select case when exists (select 1 from member_import where state in ('checking', 'applying')) then ${now}::timestamptz end`
}

/** Files that go on by themselves, the earliest first. */
export async function dueImports(db: Db): Promise<Pick<ImportFile, 'id' | 'state'>[]> {
  return db.selectFrom('member_import').select(['id', 'state']).where('state', 'in', ['checking', 'applying']).orderBy('made_at').execute()
}

export type FaultRow = Selectable<MemberImportFaultTable>
const faultColumns = { row: { by: sql`f.row` } } as const
export type FaultOrder = keyof typeof faultColumns

/** What is wrong with the rows of a file. */
export function faultList(
  db: Db,
  { importId, problem }: { importId: string; problem?: ImportProblem | undefined },
): DeskList<FaultRow, FaultOrder> {
  const wanted = db
    .selectFrom('member_import_fault as f')
    .where('f.import_id', '=', importId)
    .$if(problem !== undefined, (query) => query.where('f.problem', '=', problem ?? 'required'))
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('member_import_fault').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`f.id`, columns: faultColumns, rowsOf }
}

export async function insertFaults(tx: Tx, rows: Insertable<MemberImportFaultTable>[]): Promise<void> {
  await insertRows('member_import_fault', rows).execute(tx)
}

export async function deleteFaults(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('member_import_fault').where('import_id', '=', importId).execute()
}
