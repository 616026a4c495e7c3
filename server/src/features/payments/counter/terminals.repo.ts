import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import { placeName } from '../../../database/lists/place-name.ts'
import type { TerminalTable } from '../../../database/tables/counter-tables.ts'

const terminals = (db: Db) =>
  db.selectFrom('terminal as t').innerJoin('place as pl', 'pl.id', 't.place_id').selectAll('t').select(placeName.as('place_name'))

export type TerminalRow = Selectable<TerminalTable> & { place_name: string }

export async function findTerminal(db: Db, id: string): Promise<TerminalRow | undefined> {
  return terminals(db).where('t.id', '=', id).executeTakeFirst()
}

const columns = { name: { by: sql`t.name` }, addedAt: { by: sql`t.added_at` } } as const
export type TerminalColumn = keyof typeof columns

/** The terminals of a place or of all, those that were retired too unless only those in use are wanted. */
export function terminalList(
  db: Db,
  { placeId, onlyInUse }: { placeId?: string | undefined; onlyInUse?: boolean | undefined },
): DeskList<TerminalRow, TerminalColumn> {
  const wanted = db
    .selectFrom('terminal as t')
    .$if(placeId !== undefined, (q) => q.where('t.place_id', '=', placeId ?? ''))
    .$if(onlyInUse === true, (q) => q.where('t.retired_at', 'is', null))
  return { wanted, id: sql`t.id`, columns, rowsOf: (on, ids) => terminals(on).where('t.id', 'in', ids).execute() }
}

export async function isPlace(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('place').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** False where a terminal in use has this name at the place. */
export async function insertTerminal(tx: Tx, row: Insertable<TerminalTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('terminal')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks a terminal, so that what happens to it happens one after the other. */
export async function lockTerminal(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('terminal').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
}

/** Whether another terminal in use has this name at the place. */
export async function isNameTaken(db: Db, { id, placeId, name }: { id: string; placeId: string; name: string }): Promise<boolean> {
  const other = await db
    .selectFrom('terminal')
    .select('id')
    .where('place_id', '=', placeId)
    // PostgreSQL knows other pairs of letters than JavaScript: what it keeps apart it says.
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('retired_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Writes an edit, which counts as one. */
export async function updateTerminal(tx: Tx, id: string, change: { name?: string; retired_at?: Date }): Promise<void> {
  const counted = { ...change, version: sql<number>`version + 1` }
  await tx.updateTable('terminal').set(counted).where('id', '=', id).execute()
}
