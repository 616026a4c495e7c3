import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { FieldProblem } from '@mwc/contract/fields/field-problem'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { countShops, insertItem, lockItem, putSearchWords, raiseVersion, replaceShops, updateItem } from './content-desk.repo.ts'
import { findPicture } from '../pictures/pictures.repo.ts'
import { viewDeskItems } from './content-desk.views.ts'
import { type Kind, kinds } from '../kinds/kinds.rules.ts'
import { columnsOf, searchWordsOf, type SentItem, type StoredItem } from './stored-item.rules.ts'

type Needed = Pick<Parts, 'db' | 'clock'>
type DeskItem = Awaited<ReturnType<typeof viewDeskItems>>[number]
export type ContentChange = { before: DeskItem | null; after: DeskItem }
/** How a field is refused in the reader's language. */
type Refuse = (field: string, problem: FieldProblem) => Error

async function checkReferences(tx: Tx, item: SentItem, refuse: Refuse): Promise<string[] | null> {
  const pictureId = item['pictureId'] as string | null | undefined
  if (pictureId && !(await findPicture(tx, pictureId))) throw refuse('pictureId', 'invalid')
  if (!item['shopIds']) return null
  const shopIds = [...new Set(item['shopIds'] as string[])]
  if ((await countShops(tx, shopIds)) !== shopIds.length) throw refuse('shopIds', 'invalid')
  return shopIds
}

/** Writes what stands beside an item's own row. */
async function keepBeside(tx: Tx, kind: Kind, id: string, item: SentItem, shopIds: readonly string[] | null): Promise<void> {
  const words = searchWordsOf(kind, item)
  if (words !== null) await putSearchWords(tx, kind, id, words)
  if (shopIds) await replaceShops(tx, id, shopIds)
  await raiseVersion(tx)
}

async function viewOne(tx: Tx, kind: Kind, row: StoredItem, now: Temporal.Instant): Promise<DeskItem> {
  const [item] = await viewDeskItems(tx, kind, [row], now)
  if (!item) throw new Error('a row was not shown')
  return item
}

/** Adds an item inside the caller's transaction. Answers with its row. */
export async function addItem(tx: Tx, name: ContentKind, item: SentItem, at: Date, refuse: Refuse): Promise<StoredItem> {
  const kind = kinds[name]
  const shopIds = await checkReferences(tx, item, refuse)
  const row = await insertItem(tx, kind, { ...columnsOf(kind, item), id: randomUUID(), created_at: at })
  await keepBeside(tx, kind, row.id, item, shopIds)
  return row
}

/** Makes an item of content. Refuses with `request.invalid` a picture or shop that does not exist. */
export async function addContent({ db, clock }: Needed, name: ContentKind, item: SentItem, refuse: Refuse): Promise<ContentChange> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const row = await addItem(tx, name, item, toDate(now), refuse)
    return { before: null, after: await viewOne(tx, kinds[name], row, now) }
  })
}

/** Whether fewer uses are set for a privilege than are taken. */
function fallsShort(row: StoredItem, item: Record<string, unknown>): boolean {
  const total = item['totalLimit'] as number | null | undefined
  return typeof total === 'number' && total < Number(row['used'] ?? 0)
}

/** Changes an item of content, or when it is shown; members see the change with their next call. */
export async function editContent(
  { db, clock }: Needed,
  name: ContentKind,
  { id, ...item }: SentItem & { id: string },
  refuse: Refuse,
): Promise<ContentChange> {
  const [kind, now] = [kinds[name], clock.now()]
  return inTransaction(db, async (tx) => {
    const row = await lockItem(tx, kind, id)
    if (!row) throw new Refusal('content.notFound')
    const before = await viewOne(tx, kind, row, now)
    const shopIds = await checkReferences(tx, item as SentItem, refuse)
    if (fallsShort(row, item)) throw refuse('totalLimit', 'invalid')
    const changed = await updateItem(tx, kind, id, columnsOf(kind, item as SentItem))
    await keepBeside(tx, kind, id, item as SentItem, shopIds)
    return { before, after: await viewOne(tx, kind, changed, now) }
  })
}
