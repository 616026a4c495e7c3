import type { Kind } from '../kinds/kinds.rules.ts'
import type { LinkRow } from './content-desk.repo.ts'
import type { PictureRow } from '../pictures/pictures.repo.ts'
import { focusOf } from '../pictures/pictures.rules.ts'
import { deskItemOf, type StoredItem } from './stored-item.rules.ts'

/** Items as the desk sees them, with their pictures and shops. */
export function deskItemViews(
  kind: Kind,
  rows: readonly StoredItem[],
  beside: { pictures: readonly PictureRow[]; links: readonly LinkRow[] },
  now: Temporal.Instant,
) {
  const pictures = new Map(beside.pictures.map((row) => [row.id, { width: row.width, height: row.height, ...focusOf(row) }]))
  return rows.map((row) => {
    const links = kind.table === 'privilege' ? beside.links.filter(({ privilege_id }) => privilege_id === row.id) : null
    const shopIds = links && links.map(({ shop_id }) => shop_id)
    return deskItemOf(kind, row, { picture: pictures.get(row.picture_id ?? '') ?? null, shopIds }, now)
  })
}
