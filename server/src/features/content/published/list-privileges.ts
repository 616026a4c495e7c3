import type * as contract from '@mwc/contract/content/content.calls'
import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { namedCategories } from './category-search.rules.ts'
import type { Cursor, Point } from '../kinds/content.rules.ts'
import { findContent } from './find-content.ts'
import { listShownPrivileges, type ShownPrivilege } from './list-shown-privileges.ts'
import { nearestOf, nearestFirst } from './near.rules.ts'
import { listedPrivilegeView } from './privileges.views.ts'
import type { ShopRow } from './privileges.repo.ts'
import { wordsOf } from '../kinds/search.rules.ts'
import { pageOfAll } from './cut-page.ts'
import { heldContent } from './held-content.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined }

const privilegesPage = 20

type PrivilegesAsked = From & { category: PrivilegeCategory | undefined; search: string | undefined; near: Point | null }

type IsWanted = (privilege: ShownPrivilege) => boolean

/** Which privileges have every word, themselves or in a shop of theirs; null without a word. */
async function findByWords(db: Db, words: readonly string[]): Promise<IsWanted | null> {
  const found = await findContent(db, ['privilege', 'shop'], words)
  if (found === null) return null
  const [privileges, shops] = [new Set(found.privilege), new Set(found.shop)]
  return (privilege) => privileges.has(privilege.id) || privilege.shops.some(({ id }) => shops.has(id))
}

/** Which privileges a search finds: by their or their shops' words, or by category together with the other words. */
async function findPrivileges(db: Db, words: readonly string[]): Promise<IsWanted | null> {
  const byWords = await findByWords(db, words)
  if (byWords === null) return null
  const named = await Promise.all(
    namedCategories(words).map(async ({ category, rest }) => ({ category, isIn: await findByWords(db, rest) })),
  )
  return (privilege) =>
    byWords(privilege) || named.some(({ category, isIn }) => privilege.category === category && (isIn?.(privilege) ?? true))
}

/** Published privileges in their order, or the nearest first. */
export async function listPrivileges(
  deps: Needed,
  { category, search, near, cursor }: PrivilegesAsked,
  language: Language,
): Promise<OutputOf<typeof contract.listPrivileges>> {
  const isFound = await findPrivileges(deps.db, wordsOf(search))
  const list = async () => {
    const all = await listShownPrivileges(deps)
    const wanted = all.filter((privilege) => (category === undefined || privilege.category === category) && (isFound?.(privilege) ?? true))
    const away = near && nearestOf<ShopRow>(near)
    const { page, nextCursor } = pageOfAll(wanted, ({ shops, position }) => (away ? away(shops) : position), {
      cursor,
      size: privilegesPage,
      order: near ? 'metres' : 'position',
    })
    const privileges = page.map(({ item }) => listedPrivilegeView(item, nearestFirst(item.shops, near), language))
    return { privileges, nextCursor }
  }
  if (isFound || near || cursor) return list()
  return heldContent(deps, `privilege list ${language} ${category}`, list)
}
