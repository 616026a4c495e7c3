import type * as contract from '@mwc/contract/content/content.calls'
import type { QuestionSection } from '@mwc/contract/content/content-kinds'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Cursor } from '../kinds/content.rules.ts'
import { findContent } from './find-content.ts'
import { questionView } from './content.views.ts'
import { pageOfQuestions } from './questions.repo.ts'
import { wordsOf } from '../kinds/search.rules.ts'
import { cutPage, longPage } from './cut-page.ts'
import { heldContent } from './held-content.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

type QuestionsAsked = From & { section: QuestionSection | undefined; search: string | undefined }

/** Published questions by section and in their order. */
export async function listQuestions(
  deps: Needed,
  { section, search, cursor }: QuestionsAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listQuestions>> {
  const { db } = deps
  const found = await findContent(db, ['question'], wordsOf(search))
  const list = async (at: Date) => {
    const rows = await pageOfQuestions(db, { at, section, found: found?.question ?? null, cursor, limit: longPage + 1 })
    const { page, nextCursor } = cutPage(rows, longPage, 'position', ({ key }) => key)
    return { questions: page.map((row) => questionView(row, language)), nextCursor }
  }
  return found || cursor ? list(toDate(deps.clock.now())) : heldContent(deps, `question list ${language} ${section}`, list)
}
