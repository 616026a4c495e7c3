import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import type { SentItem } from './stored-item.rules.ts'
import type { Refuse } from './check-references.ts'
import { type ContentChange, viewItem } from './view-item.ts'
import { addItem } from './add-item.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Makes an item of content. Refuses with `request.invalid` a picture or shop that does not exist. */
export async function addContent({ db, clock }: Needed, name: ContentKind, item: SentItem, refuse: Refuse): Promise<ContentChange> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const row = await addItem(tx, name, item, toDate(now), refuse)
    return { before: null, after: await viewItem(tx, kinds[name], row, now) }
  })
}
