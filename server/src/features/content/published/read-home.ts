import type { HomeContent } from '@mwc/contract/home/home.schemas'
import { type Language, languages } from '@mwc/contract/language/language'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { bannerView, newsView } from './content.views.ts'
import { privilegeViews } from './privileges.views.ts'
import { listBanners, nextTurn, pageOfNews, readVersion } from './published.repo.ts'
import { listPicked, listShopsOf } from './privileges.repo.ts'

type InLanguages = Record<Language, HomeContent>
/** Good while content has this version, from one moment until just before another (ms). */
type Kept = { version: number; from: number; to: number; content: Promise<InLanguages> }

const kept = new WeakMap<Db, Kept>()
const most = { banners: 5, privileges: 6, news: 3 }

/**
 * Home's public content in a language, for all readers. Made again when something begins or ends,
 * or when the database's version says that staff changed something.
 */
export async function readHome({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, language: Language): Promise<HomeContent> {
  // The version first: content that is newer than it is only made once more.
  const version = await readVersion(db)
  const now = toDate(clock.now())
  const before = kept.get(db)
  const isGood = before && before.version === version && before.from <= now.getTime() && now.getTime() < before.to
  return (await (isGood ? before : keep(db, version, now)).content)[language]
}

function keep(db: Db, version: number, now: Date): Kept {
  // Until its end is known it is good for this moment only.
  const made: Kept = { version, from: now.getTime(), to: now.getTime() + 1, content: make(db, now, (to) => (made.to = to)) }
  kept.set(db, made)
  made.content.catch(() => kept.get(db) === made && kept.delete(db))
  return made
}

async function make(db: Db, now: Date, setEnd: (ms: number) => void): Promise<InLanguages> {
  const [banners, news, privileges, turn] = await Promise.all([
    listBanners(db, now, most.banners),
    pageOfNews(db, { at: now, cursor: undefined, limit: most.news }),
    listPicked(db, now, most.privileges),
    nextTurn(db, now),
  ])
  const shops = await listShopsOf(
    db,
    privileges.map(({ id }) => id),
    now,
    null,
  )
  setEnd(turn?.getTime() ?? Infinity)
  const inLanguage = (language: Language): HomeContent => ({
    banners: banners.map((row) => bannerView(row, language)),
    privileges: privilegeViews(privileges, shops, language),
    news: news.map((row) => newsView(row, language)),
  })
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as InLanguages
}
