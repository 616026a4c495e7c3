import type { Tx } from '../../../database/database.ts'
import { viewDeskItems } from './view-desk-items.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import type { StoredItem } from './stored-item.rules.ts'

export type DeskItem = Awaited<ReturnType<typeof viewDeskItems>>[number]

/** One row as staff see it. */
export async function viewItem(tx: Tx, kind: Kind, row: StoredItem, now: Temporal.Instant): Promise<DeskItem> {
  const [item] = await viewDeskItems(tx, kind, [row], now)
  if (!item) throw new Error('a row was not shown')
  return item
}
