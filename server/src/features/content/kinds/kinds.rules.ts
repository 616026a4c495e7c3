import type { ContentKind } from '@mwc/contract/content/content-desk.calls'

/** Where the fields of one kind of content are kept. */
export type Kind = {
  table: 'shop' | 'privilege' | 'banner' | 'news' | 'question' | 'place' | 'insurance_item'
  /** Fields with a column of their own name. */
  plain: readonly string[]
  /** Texts that lists show. */
  texts: readonly string[]
  /** Texts of the item's own page; a question's answer is long, though lists show it. */
  longTexts: readonly string[]
  hasPicture: boolean
  /** Fields whose column has another name. */
  columns?: Readonly<Record<string, string>>
  /** Fields that are no text but a list, and their columns. */
  lists?: Readonly<Record<string, string>>
  /** Columns that the desk sees and does not write. */
  shown?: readonly string[]
  /** Fields that a search looks in. */
  searched?: readonly string[]
}

const openingHours = { openingHours: 'opening_hours' }
const point = ['latitude', 'longitude'] as const

export const kinds: Record<ContentKind, Kind> = {
  shop: {
    table: 'shop',
    plain: ['name', 'address', 'phone', ...point],
    texts: ['hours'],
    longTexts: [],
    hasPicture: false,
    lists: openingHours,
    searched: ['name', 'address'],
  },
  privilege: {
    table: 'privilege',
    plain: ['category', 'picked'],
    texts: ['title', 'benefit'],
    longTexts: ['body', 'terms'],
    hasPicture: true,
    columns: { memberLimit: 'member_limit', memberPeriod: 'member_period', dayLimit: 'day_limit', totalLimit: 'total_limit' },
    shown: ['used'],
    searched: ['title', 'benefit', 'body'],
  },
  banner: { table: 'banner', plain: ['link'], texts: ['title', 'text'], longTexts: ['body'], hasPicture: true },
  news: { table: 'news', plain: ['link'], texts: ['title', 'summary'], longTexts: ['body'], hasPicture: true },
  question: {
    table: 'question',
    plain: ['section'],
    texts: ['question'],
    longTexts: ['answer'],
    hasPicture: false,
    searched: ['question', 'answer'],
  },
  place: {
    table: 'place',
    plain: ['kind', 'address', 'phone', ...point],
    texts: ['name', 'text', 'hours'],
    longTexts: [],
    hasPicture: false,
    columns: { hasNets: 'has_nets' },
    lists: openingHours,
  },
  insurance: { table: 'insurance_item', plain: ['part', 'phone'], texts: ['title', 'text', 'amount'], longTexts: [], hasPicture: true },
}
