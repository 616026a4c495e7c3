import type * as contract from '@mwc/contract/content/content.calls'
import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { namedCategories } from './category-search.rules.ts'
import type { Cursor, Point } from '../kinds/content.rules.ts'
import { findContent } from './find-content.ts'
import { listedPrivilegeViews } from './privileges.views.ts'
import { type FoundPrivileges, listPrivilegesOf, listShopsOf, pageOfPrivileges } from './privileges.repo.ts'
import { wordsOf } from '../kinds/search.rules.ts'
import { cutPage } from './cut-page.ts'
import { heldContent } from './held-content.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

const privilegesPage = 20

type PrivilegesAsked = From & { category: PrivilegeCategory | undefined; search: string | undefined; near: Point | null }

/** How privileges are found: by their or their shops' words, or by category together with the other words. */
async function findPrivileges(db: Db, words: readonly string[]): Promise<FoundPrivileges[] | null> {
  const kinds = ['privilege', 'shop'] as const
  const found = await findContent(db, kinds, words)
  if (found === null) return null
  const named = namedCategories(words).map(async ({ category, rest }) => ({ category, by: await findContent(db, kinds, rest) }))
  return [{ category: null, by: found }, ...(await Promise.all(named))]
}

/** Published privileges in their order, or the nearest first. */
export async function listPrivileges(
  deps: Needed,
  { category, search, near, cursor }: PrivilegesAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listPrivileges>> {
  const { db } = deps
  const found = await findPrivileges(db, wordsOf(search))
  const list = async (at: Date) => {
    const keys = await pageOfPrivileges(db, { at, category, found, near, cursor, limit: privilegesPage + 1 })
    const { page, nextCursor } = cutPage(keys, privilegesPage, near ? 'metres' : 'position', ({ key }) => key)
    const ids = page.map(({ id }) => id)
    const [rows, shops] = await Promise.all([listPrivilegesOf(db, ids, at), listShopsOf(db, ids, at, near)])
    const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { privileges: listedPrivilegeViews(inOrder, shops, language), nextCursor }
  }
  if (found || near || cursor) return list(toDate(deps.clock.now()))
  return heldContent(deps, `privilege list ${language} ${category}`, list)
}
