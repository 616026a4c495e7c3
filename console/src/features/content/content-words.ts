import type { ContentState } from '@mwc/contract/content/content-kinds'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { StateTone } from '../../page/state-chip.tsx'

/** A kind of content: the name of its pages in addresses, and what its items are called. */
export const kindWords: Record<ContentKind, { resource: string; many: string; one: string; explained: string }> = {
  news: { resource: 'news', many: 'News', one: 'news item', explained: 'What is new: members read the latest of it on Home.' },
  banner: {
    resource: 'banners',
    many: 'Banners',
    one: 'banner',
    explained: 'The large cards at the top of Home: the first five are shown.',
  },
  question: { resource: 'questions', many: 'Questions (FAQ)', one: 'question', explained: 'Questions and their answers, by section.' },
  privilege: { resource: 'privileges', many: 'Privileges', one: 'privilege', explained: 'What members get at shops with their card.' },
  shop: { resource: 'shops', many: 'Shops', one: 'shop', explained: 'Where privileges are given.' },
  insurance: {
    resource: 'insurance',
    many: 'Insurance',
    one: 'insurance item',
    explained: 'What is insured, how to claim, and who to call.',
  },
  place: { resource: 'places', many: 'Places', one: 'place', explained: "The centre's own places: where they are and when they are open." },
}

export const stateWords: Record<ContentState, { tone: StateTone; word: string }> = {
  draft: { tone: 'info', word: 'Draft' },
  upcoming: { tone: 'waiting', word: 'Scheduled' },
  published: { tone: 'good', word: 'On' },
  ended: { tone: 'over', word: 'Ended' },
  archived: { tone: 'over', word: 'Archived' },
}

const choiceNames: Record<string, string> = {
  food: 'Food',
  groceries: 'Groceries',
  phone: 'Phone',
  money: 'Sending money',
  health: 'Health',
  leisure: 'Free time',
  membership: 'Membership',
  payment: 'Payment',
  privileges: 'Privileges',
  insurance: 'Insurance',
  account: 'Account',
  help: 'Help',
  centre: 'Centre',
  clinic: 'Clinic',
  recreation: 'Recreation centre',
  cover: 'What is insured',
  step: 'Step of a claim',
  contact: 'Who to call',
  day: 'A day',
  week: 'A week',
  month: 'A month',
  year: 'A year',
  ever: 'In all',
}

/** What a value that is chosen is called. */
export const choiceName = (value: string): string => choiceNames[value] ?? value
