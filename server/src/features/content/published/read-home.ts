import type { HomeContent } from '@mwc/contract/home/home.schemas'
import { type Language, languages } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { bannerView, newsView } from './content.views.ts'
import { heldContent } from './held-content.ts'
import { privilegeViews } from './privileges.views.ts'
import { listBanners, pageOfNews } from './published.repo.ts'
import { listPicked, listShopsOf } from './privileges.repo.ts'

const most = { banners: 5, privileges: 6, news: 3 }

/** Home's public content in a language, made for all readers at once. */
export async function readHome(deps: Pick<Dependencies, 'db' | 'clock'>, language: Language): Promise<HomeContent> {
  const { db } = deps
  const inLanguages = await heldContent(deps, 'home', async (at) => {
    const [banners, news, privileges] = await Promise.all([
      listBanners(db, at, most.banners),
      pageOfNews(db, { at, cursor: undefined, limit: most.news }),
      listPicked(db, at, most.privileges),
    ])
    const ids = privileges.map(({ id }) => id)
    const shops = await listShopsOf(db, ids, at, null)
    const inLanguage = (reader: Language): HomeContent => ({
      banners: banners.map((row) => bannerView(row, reader)),
      privileges: privilegeViews(privileges, shops, reader),
      news: news.map((row) => newsView(row, reader)),
    })
    return Object.fromEntries(languages.map((reader) => [reader, inLanguage(reader)])) as Record<Language, HomeContent>
  })
  return inLanguages[language]
}
