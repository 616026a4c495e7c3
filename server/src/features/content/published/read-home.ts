import type { HomeContent } from '@mwc/contract/home/home.schemas'
import { type Language, languages } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { bannerView, newsView } from './content.views.ts'
import { heldContent } from './held-content.ts'
import { listShownPrivileges } from './list-shown-privileges.ts'
import { nearestFirst } from './near.rules.ts'
import { privilegeView } from './privileges.views.ts'
import { listBanners, pageOfNews } from './published.repo.ts'

const most = { banners: 5, privileges: 6, news: 3 }

/** Home's public content in a language, made for all readers at once. */
export async function readHome(deps: Pick<Dependencies, 'db' | 'clock'>, language: Language): Promise<HomeContent> {
  const { db } = deps
  const inLanguages = await heldContent(deps, 'home', async (at) => {
    const [banners, news, privileges] = await Promise.all([
      listBanners(db, at, most.banners),
      pageOfNews(db, { at, cursor: undefined, limit: most.news }),
      listShownPrivileges(deps),
    ])
    const picked = privileges.filter((privilege) => privilege.picked).slice(0, most.privileges)
    const inLanguage = (reader: Language): HomeContent => ({
      banners: banners.map((row) => bannerView(row, reader)),
      privileges: picked.map((row) => privilegeView(row, nearestFirst(row.shops, null), reader)),
      news: news.map((row) => newsView(row, reader)),
    })
    return Object.fromEntries(languages.map((reader) => [reader, inLanguage(reader)])) as Record<Language, HomeContent>
  })
  return inLanguages[language]
}
