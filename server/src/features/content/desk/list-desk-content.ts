import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { pageOfItems } from './content-desk.repo.ts'
import { viewDeskItems } from './view-desk-items.ts'
import { kinds } from '../kinds/kinds.rules.ts'

/** A page of all items of a kind, whatever their state. */
export async function listDeskContent(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  name: ContentKind,
  asked: { page: number; pageSize: number },
) {
  const { rows, total } = await pageOfItems(db, kinds[name], asked)
  return { items: await viewDeskItems(db, kinds[name], rows, clock.now()), total }
}
