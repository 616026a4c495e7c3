import type { Tx } from '../../../database/database.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import { listSeenItems } from './content-desk.repo.ts'
import { type DeskItem, deskItemOf } from './stored-item.rules.ts'

/** An item as staff see it. */
export async function viewItem(tx: Tx, kind: Kind, id: string, now: Temporal.Instant): Promise<DeskItem> {
  const [row] = await listSeenItems(tx, kind, [id])
  if (!row) throw new Error('an item was not found again')
  return deskItemOf(kind, row, now)
}
