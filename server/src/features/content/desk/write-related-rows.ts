import type { Tx } from '../../../database/database.ts'
import { putSearchWords, replaceShops } from './content-desk.repo.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import { searchWordsOf, type SentItem } from './stored-item.rules.ts'

/** Writes what stands beside an item's own row. */
export async function writeRelatedRows(tx: Tx, kind: Kind, id: string, item: SentItem, shopIds: readonly string[] | null): Promise<void> {
  const words = searchWordsOf(kind, item)
  if (words !== null) await putSearchWords(tx, kind, id, words)
  if (shopIds) await replaceShops(tx, id, shopIds)
}
