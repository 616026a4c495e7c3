import type { InsurancePart, PlaceKind, UsePeriod } from '@mwc/contract/content/content-kinds'
import type { PrivilegeCategory, QuestionSection } from '@mwc/contract/content/content-kinds'
import type { Opening } from '@mwc/contract/content/opening-hours.rules'
import type { Language } from '@mwc/contract/language/language'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'

/** Texts by their field, each in English and in whatever other languages it was written in. */
export type Texts = Record<string, { english: string } & Partial<Record<Language, string>>>

/** What every item of content has. */
export type ItemTable = {
  id: string
  position: number
  /** Shown from here until just before `publish_to`; null: a draft. */
  publish_from: NullableMoment
  publish_to: NullableMoment
  /** Texts that lists show. */
  texts: JSONColumnType<Texts>
  /** Texts of the item's own page, Markdown; read for one item at a time. */
  long_texts: JSONColumnType<Texts>
  /** Languages in which every text of the item exists, always English. */
  whole_in: JSONColumnType<Language[]>
  created_at: Moment
  /** Counts the edits. */
  version: Generated<number>
  /** Put away: shown no more, and in no list unless it is asked for. */
  archived_at: NullableMoment
  /** Texts, such as `title.bengali`, that were made from another English one than stands, with that one. */
  made_from: Generated<JSONColumnType<Record<string, string>>>
}
type WithPicture = { picture_id: string | null }
/** WGS 84, degrees. */
type Point = { latitude: number; longitude: number }

/** The hours of a usual week; null where they are not known. */
type WithHours = { opening_hours: JSONColumnType<Opening[]> | null }

export type ShopTable = ItemTable & Point & WithHours & { name: string; address: string; phone: string | null }
export type PrivilegeTable = ItemTable &
  WithPicture & {
    category: PrivilegeCategory
    picked: boolean
    /** Uses of a member in each stretch of `member_period` (null: in all), of everybody in a day, and in all. */
    member_limit: number | null
    member_period: UsePeriod | null
    day_limit: number | null
    total_limit: number | null
    used: Generated<number>
  }
export type PrivilegeShopTable = { privilege_id: string; shop_id: string; position: number }
export type BannerTable = ItemTable & WithPicture & { link: string | null }
export type NewsTable = ItemTable & WithPicture & { link: string | null }
export type QuestionTable = ItemTable & { section: QuestionSection }
export type PlaceTable = ItemTable & Point & WithHours & { kind: PlaceKind; address: string; phone: string | null; has_nets: boolean }
export type InsuranceItemTable = ItemTable & WithPicture & { part: InsurancePart; phone: string | null }

/**
 * What a search of a kind looks through. `words`: every text of every language that members find an item by, as `searchable` in
 * `search.rules.ts` makes it; `written`: all its texts in lower case, for the desk, kept by a trigger.
 */
export type ContentSearchTable = {
  item_id: string
  kind: 'shop' | 'privilege' | 'banner' | 'news' | 'question' | 'place' | 'insurance_item'
  words: string
  written: GeneratedAlways<string>
}

/** A picture: its own size in pixels, and where the file store has what the served ones are made from. */
export type PictureTable = {
  id: string
  width: number
  height: number
  master_key: string
  created_at: Moment
  /** What it shows; null until it is said. */
  description: JSONColumnType<Texts[string]> | null
  /** Descriptions, such as `description.bengali`, that were made from another English one than stands, with that one. */
  made_from: ColumnType<Record<string, string>, string | undefined, string>
  /** What stays in sight, in percent from the left and from the top. */
  focus_x: Generated<number>
  focus_y: Generated<number>
  /** Counts the edits. */
  version: Generated<number>
}

/** An item's fields as an edit takes them, after each edit; `staff_id` is null for what stood before there were versions. */
export type ContentEditTable = {
  item_id: string
  version: number
  at: Moment
  staff_id: string | null
  item: JSONColumnType<Record<string, unknown>>
}

/** One row: grows with every change that staff make to content. */
export type ContentVersionTable = { version: number }

export type ContentTables = {
  shop: ShopTable
  privilege: PrivilegeTable
  privilege_shop: PrivilegeShopTable
  banner: BannerTable
  news: NewsTable
  question: QuestionTable
  place: PlaceTable
  insurance_item: InsuranceItemTable
  content_search: ContentSearchTable
  picture: PictureTable
  content_version: ContentVersionTable
  content_edit: ContentEditTable
}
