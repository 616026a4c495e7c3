import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type ItemColumn, items } from './content-desk.repo.ts'
import { viewDeskItems } from './view-desk-items.ts'
import { kinds } from '../kinds/kinds.rules.ts'

/** A page of all items of a kind, whatever their state. */
export async function listDeskContent({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, name: ContentKind, asked: AskedPage<ItemColumn>) {
  const { rows, ...counted } = await pageOfList(db, items(db, kinds[name]), asked)
  return { rows: await viewDeskItems(db, kinds[name], rows, clock.now()), ...counted }
}
