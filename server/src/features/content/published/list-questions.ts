import type * as contract from '@mwc/contract/content/content.calls'
import { questionSections } from '@mwc/contract/content/content-kinds'
import type { QuestionSection } from '@mwc/contract/content/content-kinds'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import type { Cursor } from '../kinds/content.rules.ts'
import { findContent } from './find-content.ts'
import { questionView } from './content.views.ts'
import { listShownQuestions, type QuestionRow } from './published.repo.ts'
import { wordsOf } from '../kinds/search.rules.ts'
import { longPage, pageOfAll } from './cut-page.ts'
import { heldContent } from './held-content.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

type QuestionsAsked = From & { section: QuestionSection | undefined; search: string | undefined }

/** By section and then by position, of which there are fewer. */
const orderOf = ({ section, position }: QuestionRow) => (questionSections.indexOf(section) + 1) * 100_000 + position

/** Published questions by section and in their order. */
export async function listQuestions(
  deps: Needed,
  { section, search, cursor }: QuestionsAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listQuestions>> {
  const found = await findContent(deps.db, ['question'], wordsOf(search))
  const list = async () => {
    const all = await heldContent(deps, 'questions', (at) => listShownQuestions(deps.db, at))
    const ids = found && new Set(found.question)
    const wanted = all.filter((row) => (section === undefined || row.section === section) && (ids?.has(row.id) ?? true))
    const { page, nextCursor } = pageOfAll(wanted, orderOf, { cursor, size: longPage, order: 'position' })
    return { questions: page.map(({ item }) => questionView(item, language)), nextCursor }
  }
  return found || cursor ? list() : heldContent(deps, `question list ${language} ${section}`, list)
}
