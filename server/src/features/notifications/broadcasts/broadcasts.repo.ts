import { type Insertable, type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { BroadcastTable } from '../../../database/tables/notification-tables.ts'

/** A broadcast, with the names of who wrote it, changed it last and confirmed it. */
export type BroadcastRow = Selectable<BroadcastTable> & { writer: string; changer: string | null; confirmer: string | null }

const nameOf = (column: 'created_by' | 'changed_by' | 'confirmed_by') =>
  sql<string | null>`(select username from staff where staff.id = broadcast.${sql.ref(column)})`

const rows = (db: Db) =>
  db
    .selectFrom('broadcast')
    .selectAll()
    .select([
      sql<string>`(select username from staff where staff.id = broadcast.created_by)`.as('writer'),
      nameOf('changed_by').as('changer'),
      nameOf('confirmed_by').as('confirmer'),
    ])

export async function insertBroadcast(tx: Tx, row: Insertable<BroadcastTable>): Promise<void> {
  await tx
    .insertInto('broadcast')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .execute()
}

/** The broadcast that was made with a key of the desk. */
export async function findByRequestKey(db: Db, key: string): Promise<BroadcastRow | undefined> {
  return rows(db).where('request_key', '=', key).executeTakeFirst()
}

export async function lockBroadcast(tx: Tx, id: string): Promise<BroadcastRow | undefined> {
  return rows(tx).where('id', '=', id).forUpdate('broadcast').executeTakeFirst()
}

export async function findBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  return rows(db).where('id', '=', id).executeTakeFirst()
}

export async function getBroadcast(tx: Tx, id: string): Promise<BroadcastRow> {
  return rows(tx).where('id', '=', id).executeTakeFirstOrThrow()
}

const broadcastColumns = { createdAt: { by: sql`b.created_at` }, sendAt: { by: sql`b.send_at`, empty: true } } as const
export type BroadcastColumn = keyof typeof broadcastColumns
export type BroadcastFilter = {
  search?: string | undefined
  state?: BroadcastRow['state'] | undefined
  onlyWaiting?: boolean | undefined
}

/** The broadcasts that fit a filter: some thousands in all the years. */
export function broadcasts(db: Db, { search = '', state, onlyWaiting = false }: BroadcastFilter): DeskList<BroadcastRow, BroadcastColumn> {
  const part = `%${search.replaceAll(/\p{Cc}/gu, '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const has = (column: 'title' | 'text') =>
    sql<SqlBool>`exists (select 1 from jsonb_each_text(b.${sql.ref(column)}) t where t.value ilike ${part})`
  const wanted = db
    .selectFrom('broadcast as b')
    .$if(part !== '%%', (query) => query.where((eb) => eb.or([has('title'), has('text')])))
    .$if(state !== undefined, (query) => query.where('b.state', '=', state ?? 'draft'))
    .$if(onlyWaiting, (query) => query.where('b.waits_since', 'is not', null))
  const rowsOf = (on: Db, ids: string[]) => rows(on).where('id', 'in', ids).execute()
  return { wanted, id: sql`b.id`, columns: broadcastColumns, rowsOf }
}

/** Broadcasts for which a second person is asked, and since when. */
export function waitingForSecond(db: Db) {
  return { wanted: db.selectFrom('broadcast').where('waits_since', 'is not', null), since: sql`waits_since` }
}

/** Writes what staff change, which counts as a change. */
export async function changeBroadcast(tx: Tx, id: string, change: Updateable<BroadcastTable>): Promise<BroadcastRow> {
  await tx
    .updateTable('broadcast')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  return getBroadcast(tx, id)
}

/** Writes what is known of a broadcast beside what staff set: who is asked, who confirmed it. */
export async function noteOfBroadcast(tx: Tx, id: string, note: Updateable<BroadcastTable>): Promise<BroadcastRow> {
  await tx.updateTable('broadcast').set(note).where('id', '=', id).execute()
  return getBroadcast(tx, id)
}

/** Keeps how many a version reaches, where it was refused for that. */
export async function keepReached(db: Db, { id, version }: Pick<BroadcastRow, 'id' | 'version'>, reached: number): Promise<void> {
  await db.updateTable('broadcast').set({ reached }).where('id', '=', id).where('version', '=', version).execute()
}
