import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { ContentState } from '@mwc/contract/content/content-kinds'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { lockItem, updateItem } from './content-desk.repo.ts'
import type { StoredItem } from './stored-item.rules.ts'
import { viewItem } from './view-item.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>
type Which = { kind: ContentKind; id: string }

/** Puts an item away: one that is shown ends now, one that was to come becomes a draft. Done already, it stays so. */
export async function archiveContent(deps: Needed, by: Actor, which: Which): Promise<{ id: string; state: ContentState }> {
  return change(deps, by, which, 'content.archive', (row, state, now) => {
    if (state === 'archived') return null
    if (state === 'upcoming') return { archived_at: now, publish_from: null, publish_to: null }
    if (state !== 'published') return { archived_at: now }
    // A window ends after it begins.
    const from = row.publish_from && row.publish_from < now ? row.publish_from : new Date(now.getTime() - 1)
    return { archived_at: now, publish_from: from, publish_to: now }
  })
}

/** Takes an item back out of the archive, as a draft or an ended one. One that is not there stays as it is. */
export async function restoreContent(deps: Needed, by: Actor, which: Which): Promise<{ id: string; state: ContentState }> {
  return change(deps, by, which, 'content.restore', (_, state) => (state === 'archived' ? { archived_at: null } : null))
}

async function change(
  deps: Needed,
  by: Actor,
  { kind: name, id }: Which,
  act: 'content.archive' | 'content.restore',
  changeOf: (row: StoredItem, state: ContentState, now: Date) => Record<string, unknown> | null,
): Promise<{ id: string; state: ContentState }> {
  const kind = kinds[name]
  return inTransaction(deps.db, async (tx) => {
    const row = await lockItem(tx, kind, id)
    if (!row) throw new Refusal('content.notFound')
    // Read under the lock: whatever showed it before has been answered by an earlier clock.
    const now = deps.clock.now()
    const before = await viewItem(tx, kind, id, now)
    const changed = changeOf(row, before.state, toDate(now))
    if (!changed) return { id, state: before.state }
    await updateItem(tx, kind, id, changed)
    const after = await viewItem(tx, kind, id, now)
    await recordAct(tx, deps, by, { act, record: { kind: name, id }, before, after })
    return { id, state: after.state }
  })
}
