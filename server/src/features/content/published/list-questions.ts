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

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

type QuestionsAsked = From & { section: QuestionSection | undefined; search: string | undefined }

/** Published questions by section and in their order. */
export async function listQuestions(
  { db, clock }: Needed,
  { section, search, cursor }: QuestionsAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listQuestions>> {
  const found = await findContent(db, ['question'], wordsOf(search))
  const asked = { at: toDate(clock.now()), section, found: found?.question ?? null, cursor, limit: longPage + 1 }
  const { page, nextCursor } = cutPage(await pageOfQuestions(db, asked), longPage, 'position', ({ key }) => key)
  return { questions: page.map((row) => questionView(row, language)), nextCursor }
}
