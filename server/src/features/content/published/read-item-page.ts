import type { DescribedPicture } from '@mwc/contract/content/picture.schemas'
import type { Language } from '@mwc/contract/language/language'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isId } from '../../../database/ids.rules.ts'
import { describedView, readerOf } from './content.views.ts'
import { heldContent } from './held-content.ts'
import { type CardRow, findPage } from './published.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** A published item's card with what only its own page shows; refuses with `content.notFound` any other id. */
export async function readItemPage<Card>(
  deps: Needed,
  { table, id, language }: { table: 'banner' | 'news'; id: string; language: Language },
  viewCard: (row: CardRow, language: Language) => Card,
): Promise<Card & { picture: DescribedPicture | null; body: string; link: string | null }> {
  if (!isId(id)) throw new Refusal('content.notFound')
  // In capitals it is the same item.
  return heldContent(deps, `${table} item ${language} ${id.toLowerCase()}`, async (at) => {
    const row = await findPage(deps.db, table, id, at)
    if (!row) throw new Refusal('content.notFound')
    const [picture, body] = [describedView(row, language), readerOf(row, language).text('body')]
    return { ...viewCard(row, language), picture, body, link: row.link }
  })
}
