import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Clock } from '../../../ports/clock.ts'
import { lockItem, updateItem } from './content-desk.repo.ts'
import { stateOf } from '../kinds/content.rules.ts'
import { kinds } from '../kinds/kinds.rules.ts'

/** Ends an item now; one that was to come never comes, and one that has ended stays as it is. Refuses with `content.notFound`. */
export async function endContent(tx: Tx, clock: Clock, name: ContentKind, id: string): Promise<void> {
  const kind = kinds[name]
  const row = await lockItem(tx, kind, id)
  if (!row) throw new Refusal('content.notFound')
  // Read under the lock: whatever used it before has been answered by an earlier clock.
  const now = clock.now()
  if (['ended', 'archived'].includes(stateOf(row, now))) return
  const end = new Date(now.epochMilliseconds)
  // A window ends after it begins.
  const from = row.publish_from && end > row.publish_from ? row.publish_from : new Date(end.getTime() - 1)
  await updateItem(tx, kind, id, { publish_from: from, publish_to: end })
}
