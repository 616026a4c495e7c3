import type { Language } from '@mwc/contract/language/language'
import type { InitialAnswer, WantedAnswer } from '@mwc/contract/pages/rendered-page'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listPrivileges } from './list-privileges.ts'
import { listNews } from './list-news.ts'
import { readPrivilege } from './read-privilege.ts'
import { readNews } from './read-news.ts'
import { readBenefits } from './read-benefits.ts'
import { readHome } from './read-home.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

async function readItem(deps: Needed, wanted: Extract<WantedAnswer, { id: string }>, language: Language): Promise<InitialAnswer> {
  const { of, id } = wanted
  if (of === 'newsItem') return { of, id, answer: await readNews(deps, id, language) }
  return { of, id, answer: await readPrivilege(deps, id, null, language) }
}

/** What a screen opens with for a first visitor. Null where it opens with nothing, or no such item is published. */
export async function readInitialAnswer(deps: Needed, wanted: WantedAnswer | null, language: Language): Promise<InitialAnswer | null> {
  if (!wanted) return null
  const all = { cursor: undefined }
  switch (wanted.of) {
    case 'home':
      return { of: 'home', answer: await readHome(deps, language) }
    case 'benefits':
      return { of: 'benefits', answer: await readBenefits(deps, language) }
    case 'news':
      return { of: 'news', answer: await listNews(deps, all, language) }
    case 'privileges':
      return {
        of: 'privileges',
        answer: await listPrivileges(deps, { ...all, category: undefined, search: undefined, near: null }, language),
      }
    default:
      return readItem(deps, wanted, language).catch((error: unknown) => {
        if (error instanceof Refusal) return null
        throw error
      })
  }
}
