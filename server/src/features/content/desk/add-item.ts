import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { Tx } from '../../../database/database.ts'
import { insertItem, lastPosition } from './content-desk.repo.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { columnsOf, type SentItem, type StoredItem } from './stored-item.rules.ts'
import { checkReferences, type Refuse } from './check-references.ts'
import { writeRelatedRows } from './write-related-rows.ts'

/** Adds an item inside the caller's transaction, last in its order unless it says where. Answers with its row. */
export async function addItem(tx: Tx, name: ContentKind, item: SentItem, at: Date, refuse: Refuse): Promise<StoredItem> {
  const kind = kinds[name]
  const shopIds = await checkReferences(tx, item, refuse)
  const position = item.position ?? (await lastPosition(tx, kind)) + 1
  const row = await insertItem(tx, kind, { position, ...columnsOf(kind, item, null), id: randomUUID(), created_at: at })
  await writeRelatedRows(tx, kind, row.id, item, shopIds)
  return row
}
