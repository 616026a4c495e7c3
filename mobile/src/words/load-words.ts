import type { Language } from '@mwc/contract/language'
import type { CampaignsWords } from './english/campaigns.ts'
import type { ContentWords } from './english/content.ts'
import type { firstWords } from './english/first-words.ts'
import type { InsuranceWords } from './english/insurance.ts'
import type { MembershipWords } from './english/membership.ts'
import type { OffersWords } from './english/offers.ts'
import type { PaymentsWords } from './english/payments.ts'
import type { PlacesWords } from './english/places.ts'
import type { PrivilegesWords } from './english/privileges.ts'
import type { ProfileWords } from './english/profile.ts'
import type { SentencesWords } from './english/sentences.ts'

/** The texts of the first load. The English ones are the shape that the other languages must have. */
export type FirstWords = typeof firstWords
/** The texts that come with the screens which show them. */
export type LaterWords = {
  campaigns: CampaignsWords
  content: ContentWords
  insurance: InsuranceWords
  membership: MembershipWords
  offers: OffersWords
  payments: PaymentsWords
  places: PlacesWords
  privileges: PrivilegesWords
  profile: ProfileWords
  sentences: SentencesWords
}
export type LaterSection = keyof LaterWords
/** Every text of the app, by section. */
export type Dictionary = FirstWords & LaterWords

type Loaders = { [Section in LaterSection]: () => Promise<Record<Section, LaterWords[Section]>> } & {
  first: () => Promise<{ firstWords: FirstWords }>
}

const loaders: Record<Language, Loaders> = {
  english: {
    first: () => import('./english/first-words.ts'),
    campaigns: () => import('./english/campaigns.ts'),
    content: () => import('./english/content.ts'),
    insurance: () => import('./english/insurance.ts'),
    membership: () => import('./english/membership.ts'),
    offers: () => import('./english/offers.ts'),
    payments: () => import('./english/payments.ts'),
    places: () => import('./english/places.ts'),
    privileges: () => import('./english/privileges.ts'),
    profile: () => import('./english/profile.ts'),
    sentences: () => import('./english/sentences.ts'),
  },
  chinese: {
    first: () => import('./chinese/first-words.ts'),
    campaigns: () => import('./chinese/campaigns.ts'),
    content: () => import('./chinese/content.ts'),
    insurance: () => import('./chinese/insurance.ts'),
    membership: () => import('./chinese/membership.ts'),
    offers: () => import('./chinese/offers.ts'),
    payments: () => import('./chinese/payments.ts'),
    places: () => import('./chinese/places.ts'),
    privileges: () => import('./chinese/privileges.ts'),
    profile: () => import('./chinese/profile.ts'),
    sentences: () => import('./chinese/sentences.ts'),
  },
  bengali: {
    first: () => import('./bengali/first-words.ts'),
    campaigns: () => import('./bengali/campaigns.ts'),
    content: () => import('./bengali/content.ts'),
    insurance: () => import('./bengali/insurance.ts'),
    membership: () => import('./bengali/membership.ts'),
    offers: () => import('./bengali/offers.ts'),
    payments: () => import('./bengali/payments.ts'),
    places: () => import('./bengali/places.ts'),
    privileges: () => import('./bengali/privileges.ts'),
    profile: () => import('./bengali/profile.ts'),
    sentences: () => import('./bengali/sentences.ts'),
  },
  india: {
    first: () => import('./india/first-words.ts'),
    campaigns: () => import('./india/campaigns.ts'),
    content: () => import('./india/content.ts'),
    insurance: () => import('./india/insurance.ts'),
    membership: () => import('./india/membership.ts'),
    offers: () => import('./india/offers.ts'),
    payments: () => import('./india/payments.ts'),
    places: () => import('./india/places.ts'),
    privileges: () => import('./india/privileges.ts'),
    profile: () => import('./india/profile.ts'),
    sentences: () => import('./india/sentences.ts'),
  },
}

export const laterSections = [
  'campaigns',
  'content',
  'insurance',
  'membership',
  'offers',
  'payments',
  'places',
  'privileges',
  'profile',
  'sentences',
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
  const load = loaders[language]
  const missing = sections.filter((section) => !words[section])
  const parts = await Promise.all([
    words.shared ? undefined : load.first().then((module) => module.firstWords),
    ...missing.map(async (section) => load[section]()),
  ])
  return Object.assign(words, ...parts)
}
