import type { Tx } from '../../../database/database.ts'
import type { Clock } from '../../../ports/clock.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import { insertVersions } from './versions.repo.ts'
import { type DeskItem, writtenFieldsOf } from './stored-item.rules.ts'

/** Keeps what an item is after an edit; of one that was never edited what it was before, too. */
export async function keepVersion(
  tx: Tx,
  { clock }: { clock: Clock },
  by: Actor,
  kind: Kind,
  { before, after }: { before: DeskItem | null; after: DeskItem },
): Promise<void> {
  const at = toDate(clock.now())
  const versionOf = (item: DeskItem, staffId: string | null) => ({
    item_id: item.id,
    version: item.version,
    at,
    staff_id: staffId,
    item: JSON.stringify(writtenFieldsOf(kind, item)),
  })
  await insertVersions(tx, [...(before ? [versionOf(before, null)] : []), versionOf(after, by.staffId)])
}
