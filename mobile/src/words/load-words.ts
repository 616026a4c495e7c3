import type { Language } from '@mwc/contract/language/language'
import type { CampaignsWords } from './english/campaigns.ts'
import type { CardWords } from './english/card.ts'
import type { ContentWords } from './english/reading/content.ts'
import type { firstWords } from './english/first-words.ts'
import type { HomeWords } from './english/home.ts'
import type { InsuranceWords } from './english/insurance.ts'
import type { JoiningWords } from './english/joining.ts'
import type { LegalWords } from './english/legal.ts'
import type { MaintenanceWords } from './english/maintenance.ts'
import type { MembershipWords } from './english/membership.ts'
import type { MessagesWords } from './english/messages.ts'
import type { NoticesWords } from './english/notices.ts'
import type { OffersWords } from './english/offers.ts'
import type { PageWords } from './english/page.ts'
import type { PaymentsWords } from './english/payments.ts'
import type { PlacesWords } from './english/places.ts'
import type { PrivilegesWords } from './english/reading/privileges.ts'
import type { ProfileWords } from './english/profile.ts'
import type { ScanWords } from './english/scan.ts'
import type { RedemptionsWords } from './english/redemptions.ts'

/** The texts of the first load. The English ones are the shape that the other languages must have. */
export type FirstWords = typeof firstWords
/** The texts that come with the screens which show them. */
export type LaterWords = {
  campaigns: CampaignsWords
  card: CardWords
  content: ContentWords
  home: HomeWords
  insurance: InsuranceWords
  joining: JoiningWords
  legal: LegalWords
  maintenance: MaintenanceWords
  membership: MembershipWords
  messages: MessagesWords
  notices: NoticesWords
  offers: OffersWords
  page: PageWords
  payments: PaymentsWords
  places: PlacesWords
  privileges: PrivilegesWords
  profile: ProfileWords
  scan: ScanWords
  redemptions: RedemptionsWords
}
export type LaterSection = keyof LaterWords
/** Every text of the app, by section. */
export type Dictionary = FirstWords & LaterWords

/** How the sections of one language are fetched. Stands beside its first texts: no phone carries the names of the other languages' files. */
export type LaterLoaders = { [Section in LaterSection]: () => Promise<Record<Section, LaterWords[Section]>> }
type FirstModule = { firstWords: FirstWords; laterWords: LaterLoaders }

const first: Record<Language, () => Promise<FirstModule>> = {
  english: () => import('./english/first-words.ts'),
  chinese: () => import('./chinese/first-words.ts'),
  bengali: () => import('./bengali/first-words.ts'),
  india: () => import('./india/first-words.ts'),
}

export const laterSections = [
  'campaigns',
  'card',
  'content',
  'home',
  'insurance',
  'joining',
  'legal',
  'maintenance',
  'membership',
  'messages',
  'notices',
  'offers',
  'page',
  'payments',
  'places',
  'privileges',
  'profile',
  'scan',
  'redemptions',
] as const satisfies readonly LaterSection[]

const loaded: Record<Language, Partial<Dictionary>> = { english: {}, chinese: {}, bengali: {}, india: {} }

/** What has come of a language's texts so far. */
export function loadedWords(language: Language): Partial<Dictionary> {
  return loaded[language]
}

/** The sections that are read with these already loaded: a change of language fetches the same ones. */
export function loadedSections(language: Language): LaterSection[] {
  return laterSections.filter((section) => loaded[language][section])
}

/** Fetches the first words of a language and the sections named; only the reader's own language is ever fetched. */
export async function loadWords(language: Language, sections: readonly LaterSection[]): Promise<Partial<Dictionary>> {
  const words = loaded[language]
  const { firstWords, laterWords } = await first[language]()
  const missing = sections.filter((section) => !words[section])
  return Object.assign(words, firstWords, ...(await Promise.all(missing.map(async (section) => laterWords[section]()))))
}
