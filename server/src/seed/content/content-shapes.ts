import type { InsurancePart, PlaceKind, UsePeriod } from '@mwc/contract/content/content-kinds'
import type { PrivilegeCategory, QuestionSection } from '@mwc/contract/content/content-kinds'
import type { Opening } from '@mwc/contract/content/opening-hours.rules'
import type { InEveryLanguage } from '@mwc/contract/language/language'

/** The example content as it is written here. `picture` names a drawing in `seed/pictures`; longer texts are Markdown. */
export type SeedShop = {
  key: string
  name: string
  address: string
  latitude: number
  longitude: number
  phone: string | null
  hours: InEveryLanguage
  openingHours: Opening[]
  /** Of the poster, and what its staff type: examples, in the open. */
  code: string
  pin: string
}

export type SeedPrivilege = {
  category: PrivilegeCategory
  shops: readonly string[]
  title: InEveryLanguage
  benefit: InEveryLanguage
  body: InEveryLanguage
  terms: InEveryLanguage
  picked: boolean
  picture: string
  /** What its terms say of how often; without any it is given to whoever shows the card. */
  memberLimit?: number
  memberPeriod?: UsePeriod
  dayLimit?: number
  totalLimit?: number
}

export type SeedBanner = { title: InEveryLanguage; text: InEveryLanguage; body: InEveryLanguage; link: string | null; picture: string }

export type SeedNews = { title: InEveryLanguage; summary: InEveryLanguage; body: InEveryLanguage; daysAgo: number; picture: string }

export type SeedQuestion = { section: QuestionSection; question: InEveryLanguage; answer: InEveryLanguage }

export type SeedPlace = {
  kind: PlaceKind
  name: InEveryLanguage
  text: InEveryLanguage
  address: string
  latitude: number
  longitude: number
  hours: InEveryLanguage
  openingHours: Opening[]
  phone: string | null
  hasNets: boolean
}

export type SeedInsuranceItem = {
  part: InsurancePart
  title: InEveryLanguage
  text: InEveryLanguage
  amount: InEveryLanguage | null
  phone: string | null
  picture: string | null
}
