import type { Db } from '../../../database/database.ts'
import { listLinks } from './content-desk.repo.ts'
import { listPictures } from '../pictures/pictures.repo.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import { deskItemOf, type StoredItem } from './stored-item.rules.ts'

/** Items as the desk sees them, with their pictures and shops. */
export async function viewDeskItems(db: Db, kind: Kind, rows: readonly StoredItem[], now: Temporal.Instant) {
  const pictureIds = rows.map(({ picture_id }) => picture_id ?? null).filter((id) => id !== null)
  const pictures = new Map((await listPictures(db, pictureIds)).map(({ id, width, height }) => [id, { width, height }]))
  const isPrivilege = kind.table === 'privilege'
  const ids = isPrivilege ? rows.map(({ id }) => id) : []
  const links = await listLinks(db, ids)
  return rows.map((row) => {
    const shopIds = isPrivilege ? links.filter(({ privilege_id }) => privilege_id === row.id).map(({ shop_id }) => shop_id) : null
    return deskItemOf(kind, row, { picture: pictures.get(row.picture_id ?? '') ?? null, shopIds }, now)
  })
}
