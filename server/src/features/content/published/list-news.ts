import type * as contract from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Cursor } from '../kinds/content.rules.ts'
import { newsView } from './content.views.ts'
import { pageOfNews } from './published.repo.ts'
import { cutPage } from './cut-page.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

const newsPage = 20

/** Published news, the newest first. */
export async function listNews({ db, clock }: Needed, { cursor }: From, language: Language): Promise<OutputOf<typeof contract.listNews>> {
  const rows = await pageOfNews(db, { at: toDate(clock.now()), cursor, limit: newsPage + 1 })
  const { page, nextCursor } = cutPage(rows, newsPage, 'newest', ({ publish_from }) => publish_from.getTime())
  return { news: page.map((row) => newsView(row, language)), nextCursor }
}
