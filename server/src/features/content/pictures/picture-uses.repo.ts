import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { PictureTable } from '../../../database/tables/content-tables.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import type { PictureRow } from './pictures.repo.ts'

/** All pictures. */
export function allPictures(db: Db): DeskList<PictureRow, 'addedAt'> {
  return {
    wanted: db.selectFrom('picture as p'),
    id: sql`p.id`,
    columns: { addedAt: { by: sql`p.created_at` } },
    rowsOf: (on, ids) => on.selectFrom('picture').selectAll().where('id', 'in', ids).execute(),
  }
}

type Use = { picture_id: string; kind: ContentKind; id: string; title: string }

/** The items that show some pictures, archived ones, too. */
export async function usesOf(db: Db, pictureIds: readonly string[]): Promise<Use[]> {
  const parts = Object.entries(kinds)
    .filter(([, { hasPicture }]) => hasPicture)
    .map(
      ([
        name,
        { table, texts },
      ]) => sql`select picture_id, ${sql.lit(name)} as kind, id, texts -> ${sql.lit(texts[0] ?? '')} ->> 'english' as title
        from ${sql.table(table)} where picture_id = any(${pictureIds}::uuid[])`,
    )
  const { rows } = await sql<Use>`select * from (${sql.join(parts, sql` union all `)}) uses order by kind, title, id`.execute(db)
  return rows
}

/** A picture, held until the end of the transaction: whoever puts it into an item meanwhile waits. */
export async function lockPicture(tx: Tx, id: string): Promise<PictureRow | undefined> {
  return tx.selectFrom('picture').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Writes an edit, which counts as one, and answers with the row. */
export async function updatePicture(tx: Tx, id: string, change: Updateable<PictureTable>): Promise<PictureRow> {
  return tx
    .updateTable('picture')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('picture').where('id', '=', id).execute()
}
