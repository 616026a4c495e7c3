import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { MessageTemplateTable } from '../../../database/tables/message-tables.ts'

export type TemplateRow = Selectable<MessageTemplateTable> & { username: string }

const templatesWithWriter = (db: Db) =>
  db.selectFrom('message_template as t').innerJoin('staff as s', 's.id', 't.edited_by').selectAll('t').select('s.username')

export async function findTemplate(db: Db, id: string): Promise<TemplateRow | undefined> {
  return templatesWithWriter(db).where('t.id', '=', id).executeTakeFirst()
}

export async function lockTemplate(tx: Tx, id: string): Promise<TemplateRow | undefined> {
  const locked = await tx.selectFrom('message_template').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return locked && findTemplate(tx, id)
}

export type TemplateChange = Partial<Pick<Insertable<MessageTemplateTable>, 'name' | 'texts' | 'archived_at'>>

export async function insertTemplate(tx: Tx, row: Omit<Insertable<MessageTemplateTable>, 'version'>): Promise<void> {
  await tx
    .insertInto('message_template')
    .values({ ...row, version: 1 })
    .execute()
}

/** Writes an edit, which counts as one. */
export async function updateTemplate(tx: Tx, id: string, change: TemplateChange & { edited_at: Date; edited_by: string }): Promise<void> {
  await tx
    .updateTable('message_template')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Names are taken one after the other, so that two at once do not take the same. */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(2810)`.execute(tx)
}

/** Whether another template that can be used has a name. */
export async function isNameTaken(tx: Tx, id: string, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('message_template')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('archived_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

const templateColumns = { name: { by: sql`lower(t.name)` }, editedAt: { by: sql`t.edited_at` } } as const
export type TemplateColumn = keyof typeof templateColumns

export type TemplateFilter = { search?: string | undefined; state?: 'active' | 'archived' | undefined; ids?: string[] | undefined }

/** The templates that fit a filter: some hundreds in all the years. */
export function templates(db: Db, { search = '', state, ids }: TemplateFilter): DeskList<TemplateRow, TemplateColumn> {
  const among = state ?? (ids === undefined ? 'active' : undefined)
  const part = `%${search.replaceAll(/\p{Cc}/gu, '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const wanted = db
    .selectFrom('message_template as t')
    .$if(among !== undefined, (query) => query.where('t.archived_at', among === 'active' ? 'is' : 'is not', null))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(t.name ilike ${part} or exists (select 1 from jsonb_each_text(t.texts) e where e.value ilike ${part}))`),
    )
  const rowsOf = (on: Db, wantedIds: string[]) => templatesWithWriter(on).where('t.id', 'in', wantedIds).execute()
  return { wanted, id: sql`t.id`, columns: templateColumns, rowsOf }
}
