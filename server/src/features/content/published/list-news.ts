import type * as contract from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Cursor } from '../kinds/content.rules.ts'
import { newsView } from './content.views.ts'
import { pageOfNews } from './published.repo.ts'
import { cutPage } from './cut-page.ts'
import { heldContent } from './held-content.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

const newsPage = 20

/** Published news, the newest first. */
export async function listNews(deps: Needed, { cursor }: From, language: Language): Promise<OutputOf<typeof contract.listNews>> {
  const list = async (at: Date) => {
    const rows = await pageOfNews(deps.db, { at, cursor, limit: newsPage + 1 })
    const { page, nextCursor } = cutPage(rows, newsPage, 'newest', ({ publish_from }) => publish_from.getTime())
    return { news: page.map((row) => newsView(row, language)), nextCursor }
  }
  return cursor ? list(toDate(deps.clock.now())) : heldContent(deps, `news list ${language}`, list)
}
