import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { contentDeskSchemas } from '@mwc/contract/content/content-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { isToDo } from '../../../http/edit-of-version.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { lockItem, updateItem } from './content-desk.repo.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { columnsOf, type DeskItem, type SentItem, type StoredItem } from './stored-item.rules.ts'
import { checkReferences, type Refuse } from './check-references.ts'
import { writeRelatedRows } from './write-related-rows.ts'
import { keepVersion } from './keep-version.ts'
import { viewItem } from './view-item.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

const asStored = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : null)

/** Whether fewer uses are set for a privilege than are taken. */
function fallsShort(row: StoredItem, item: Record<string, unknown>): boolean {
  const total = item['totalLimit'] as number | null | undefined
  return typeof total === 'number' && total < Number(row['used'] ?? 0)
}

/**
 * Changes an item of content, or when it is shown; members see the change with their next call.
 * Safe to repeat; refuses an edit of another version than stands.
 */
export async function editContent(
  deps: Needed,
  by: Actor,
  name: ContentKind,
  { id, version, ...item }: SentItem & { id: string; version: number },
  refuse: Refuse,
): Promise<DeskItem> {
  const [kind, now] = [kinds[name], deps.clock.now()]
  return inTransaction(deps.db, async (tx) => {
    const row = await lockItem(tx, kind, id)
    if (!row) throw new Refusal('content.notFound')
    const before = await viewItem(tx, kind, id, now)
    const fitting = item.fitting?.filter((text) => text in row.made_from) ?? []
    const wanted = {
      ...item,
      position: item.position ?? row.position,
      fitting: fitting.length > 0 ? fitting : null,
      publishFrom: asStored(item.publishFrom),
      publishTo: asStored(item.publishTo),
    }
    if (!isToDo(contentDeskSchemas[name].editInput, { version, ...wanted }, before)) return before
    if (before.state === 'archived') throw new Refusal('content.archived')
    const shopIds = await checkReferences(tx, item as SentItem, refuse)
    if (fallsShort(row, item)) throw refuse('totalLimit', 'invalid')
    await updateItem(tx, kind, id, columnsOf(kind, item as SentItem, row))
    await writeRelatedRows(tx, kind, id, item as SentItem, shopIds)
    const after = await viewItem(tx, kind, id, now)
    await keepVersion(tx, deps, by, kind, { before, after })
    await recordAct(tx, deps, by, { act: 'content.edit', record: { kind: name, id }, before, after })
    return after
  })
}
