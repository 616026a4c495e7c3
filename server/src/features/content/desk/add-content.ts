import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import type { DeskItem, SentItem } from './stored-item.rules.ts'
import type { Refuse } from './check-references.ts'
import { viewItem } from './view-item.ts'
import { addItem } from './add-item.ts'
import { keepVersion } from './keep-version.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Makes an item of content. Refuses with `request.invalid` a picture or shop that does not exist. */
export async function addContent(deps: Needed, by: Actor, name: ContentKind, item: SentItem, refuse: Refuse): Promise<DeskItem> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { id } = await addItem(tx, name, item, toDate(now), refuse)
    const after = await viewItem(tx, kinds[name], id, now)
    await keepVersion(tx, deps, by, kinds[name], { before: null, after })
    await recordAct(tx, deps, by, { act: 'content.add', record: { kind: name, id: after.id }, before: null, after })
    return after
  })
}
