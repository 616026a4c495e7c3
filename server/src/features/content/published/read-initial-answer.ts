import type { Language } from '@mwc/contract/language/language'
import type { InitialAnswer } from '@mwc/contract/pages/rendered-page'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listPrivileges } from './list-privileges.ts'
import { listNews } from './list-news.ts'
import { readPrivilege } from './read-privilege.ts'
import { readNews } from './read-news.ts'
import { readHome } from './read-home.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

async function ofItem(deps: Needed, path: string, id: string, language: Language): Promise<InitialAnswer | null> {
  if (path.endsWith('/news-detail')) return { of: 'newsItem', id, answer: await readNews(deps, id, language) }
  if (path.endsWith('/privileges-detail')) return { of: 'privilege', id, answer: await readPrivilege(deps, id, null, language) }
  return null
}

/**
 * What the screen at an address (below `/mobile`, with an item's id) opens with for a first visitor.
 * Null where that is nothing, or no such item is published.
 */
export async function readInitialAnswer(deps: Needed, address: string, language: Language): Promise<InitialAnswer | null> {
  const [path = '', query] = address.split('?id=')
  if (query !== undefined) {
    return ofItem(deps, path, query, language).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
  }
  const all = { cursor: undefined }
  if (path === '/') return { of: 'home', answer: await readHome(deps, language) }
  if (path.endsWith('/latest-news')) return { of: 'news', answer: await listNews(deps, all, language) }
  if (!path.endsWith('/tab-bar/privileges/privileges')) return null
  const asked = { ...all, category: undefined, search: undefined, near: null }
  return { of: 'privileges', answer: await listPrivileges(deps, asked, language) }
}
