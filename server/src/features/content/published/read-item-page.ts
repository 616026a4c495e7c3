import type { Language } from '@mwc/contract/language/language'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isId } from '../kinds/content.rules.ts'
import { readerOf } from './content.views.ts'
import { findPage } from './published.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** A published row with what only its own page shows; refuses with `content.notFound` any other id. */
export async function readItemPage({ db, clock }: Needed, table: 'banner' | 'news', id: string, language: Language) {
  const row = isId(id) ? await findPage(db, table, id, toDate(clock.now())) : undefined
  if (!row) throw new Refusal('content.notFound')
  return { row, page: { body: readerOf(row, language).text('body'), link: row.link } }
}
