import type * as contract from '@mwc/contract/content/content.calls'
import type { PrivilegeCategory, QuestionSection } from '@mwc/contract/content/content-kinds'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Db } from '../../../database/database.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { namedCategories } from './category-search.rules.ts'
import { type Cursor, type Order, type Point, writeCursor } from '../kinds/content.rules.ts'
import { findContent } from './find-content.ts'
import { newsView, placeView, questionView } from './content.views.ts'
import { privilegeViews } from './privileges.views.ts'
import * as repo from './published.repo.ts'
import { wordsOf } from '../kinds/search.rules.ts'

type Needed = Pick<Parts, 'db' | 'clock'>
type From = { cursor: Cursor | undefined }

const newsPage = 20
const privilegesPage = 20
const longPage = 40

/** A page out of the rows that were read for it, one more than it has where there is another page. */
function paged<Row extends { id: string }>(rows: readonly Row[], size: number, order: Order, keyOf: (row: Row) => number) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > size ? writeCursor(order, { key: keyOf(last), id: last.id }) : null }
}

/** Published news, the newest first. */
export async function listNews({ db, clock }: Needed, { cursor }: From, language: Language): Promise<OutputOf<typeof contract.listNews>> {
  const rows = await repo.listNews(db, { at: toDate(clock.now()), cursor, limit: newsPage + 1 })
  const { page, nextCursor } = paged(rows, newsPage, 'newest', ({ publish_from }) => publish_from.getTime())
  return { news: page.map((row) => newsView(row, language)), nextCursor }
}

type PrivilegesAsked = From & { category: PrivilegeCategory | undefined; search: string | undefined; near: Point | null }

/** What a search finds privileges by: their own words or their shops', or the name of their category with the other words among those. */
async function findPrivileges(db: Db, words: readonly string[]): Promise<repo.FoundPrivileges[] | null> {
  const kinds = ['privilege', 'shop'] as const
  const found = await findContent(db, kinds, words)
  if (found === null) return null
  const named = namedCategories(words).map(async ({ category, rest }) => ({ category, by: await findContent(db, kinds, rest) }))
  return [{ category: null, by: found }, ...(await Promise.all(named))]
}

/** Published privileges in their order, or the nearest first. */
export async function listPrivileges(
  { db, clock }: Needed,
  { category, search, near, cursor }: PrivilegesAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listPrivileges>> {
  const at = toDate(clock.now())
  const found = await findPrivileges(db, wordsOf(search))
  const asked = { at, category, found, near, cursor, limit: privilegesPage + 1 }
  const { page, nextCursor } = paged(await repo.pageOfPrivileges(db, asked), privilegesPage, near ? 'metres' : 'position', ({ key }) => key)
  const ids = page.map(({ id }) => id)
  const [rows, shops] = await Promise.all([repo.listPrivilegesOf(db, ids, at), repo.listShopsOf(db, ids, at, near)])
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { privileges: privilegeViews(inOrder, shops, language), nextCursor }
}

type QuestionsAsked = From & { section: QuestionSection | undefined; search: string | undefined }

/** Published questions by section and in their order. */
export async function listQuestions(
  { db, clock }: Needed,
  { section, search, cursor }: QuestionsAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listQuestions>> {
  const found = await findContent(db, ['question'], wordsOf(search))
  const asked = { at: toDate(clock.now()), section, found: found?.question ?? null, cursor, limit: longPage + 1 }
  const { page, nextCursor } = paged(await repo.listQuestions(db, asked), longPage, 'position', ({ key }) => key)
  return { questions: page.map((row) => questionView(row, language)), nextCursor }
}

/** Published places in their order, or the nearest first. */
export async function listPlaces(
  { db, clock }: Needed,
  { near, cursor }: From & { near: Point | null },
  language: Language,
): Promise<OutputOf<typeof contract.listPlaces>> {
  const rows = await repo.listPlaces(db, { at: toDate(clock.now()), near, cursor, limit: longPage + 1 })
  const { page, nextCursor } = paged(rows, longPage, near ? 'metres' : 'position', ({ key }) => key ?? repo.nowhere)
  return { places: page.map((row) => placeView(row, language)), nextCursor }
}
