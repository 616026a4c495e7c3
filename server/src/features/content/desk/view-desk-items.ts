import type { Db } from '../../../database/database.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import { listPictures } from '../pictures/pictures.repo.ts'
import { listLinks } from './content-desk.repo.ts'
import { deskItemViews } from './content-desk.views.ts'
import type { StoredItem } from './stored-item.rules.ts'

/** Stored items as the desk sees them, with their pictures and shops. */
export async function viewDeskItems(db: Db, kind: Kind, rows: readonly StoredItem[], now: Temporal.Instant) {
  const pictureIds = rows.map(({ picture_id }) => picture_id ?? null).filter((id) => id !== null)
  const pictures = await listPictures(db, pictureIds)
  const ids = kind.table === 'privilege' ? rows.map(({ id }) => id) : []
  return deskItemViews(kind, rows, { pictures, links: await listLinks(db, ids) }, now)
}
