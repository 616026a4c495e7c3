import type { Picture } from '@mwc/contract/content/picture.schemas'
import { languages } from '@mwc/contract/language/language'
import { madeFromOf } from '../kinds/translation-age.rules.ts'
import { stateOf, type Text, wholeIn } from '../kinds/content.rules.ts'
import { focusOf } from '../pictures/pictures.rules.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import { searchable } from '../kinds/search.rules.ts'

/** An item as staff send it: fields by name, as the contract checked them. */
export type SentItem = Record<string, unknown> & {
  position?: number | undefined
  publishFrom?: string | null | undefined
  publishTo?: string | null | undefined
  fitting?: readonly string[] | undefined
}

const pick = (item: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, item[name] ?? null] as const))
const written = (item: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(pick(item, names)).filter(([, text]) => text !== null)) as Record<string, Text>

/**
 * The columns of an item as it was sent; everything that is made from its texts is made here.
 * @param before what stands, for an edit
 */
export function columnsOf(kind: Kind, item: SentItem, before: StoredItem | null): Record<string, unknown> {
  const [texts, longTexts] = [written(item, kind.texts), written(item, kind.longTexts)]
  return {
    ...pick(item, kind.plain),
    ...Object.fromEntries(Object.entries(kind.columns ?? {}).map(([field, column]) => [column, item[field] ?? null])),
    ...Object.fromEntries(
      Object.entries(kind.lists ?? {}).map(([field, column]) => [column, item[field] ? JSON.stringify(item[field]) : null]),
    ),
    ...(item.position === undefined ? {} : { position: item.position }),
    publish_from: item.publishFrom ? new Date(item.publishFrom) : null,
    publish_to: item.publishTo ? new Date(item.publishTo) : null,
    texts: JSON.stringify(texts),
    long_texts: JSON.stringify(longTexts),
    whole_in: JSON.stringify(wholeIn([...Object.values(texts), ...Object.values(longTexts)])),
    made_from: JSON.stringify(before ? madeFromOf(before, { ...texts, ...longTexts }, item.fitting) : {}),
    ...(kind.hasPicture ? { picture_id: item['pictureId'] ?? null } : {}),
  }
}

/** What a search finds an item by, in every language; null for a kind that nobody searches. */
export function searchWordsOf(kind: Kind, item: SentItem): string | null {
  const texts = kind.searched?.flatMap((field) => {
    const value = item[field] as string | Text
    return typeof value === 'string' ? value : Object.values(value).filter((text) => text !== undefined)
  })
  // Between the texts stands what no search contains.
  return texts?.map(searchable).join('\n') ?? null
}

export type StoredItem = Record<string, unknown> & {
  id: string
  position: number
  publish_from: Date | null
  publish_to: Date | null
  archived_at: Date | null
  made_from: Record<string, string>
  texts: Record<string, Text>
  long_texts: Record<string, Text>
  whole_in: string[]
  picture_id?: string | null
  version: number
}

/** An item with its picture and, of a privilege, its shops. */
export type SeenItem = StoredItem & {
  picture_width?: number | null
  picture_height?: number | null
  focus_x?: number | null
  focus_y?: number | null
  shop_ids?: readonly string[]
}

function pictureOf({
  picture_id: id,
  picture_width: width,
  picture_height: height,
  focus_x = null,
  focus_y = null,
}: SeenItem): Picture | null {
  return id && width && height ? { id, width, height, ...focusOf({ focus_x, focus_y }) } : null
}

export type DeskItem = ReturnType<typeof deskItemOf>

/** An item as the desk sees it, all languages side by side. */
export function deskItemOf(kind: Kind, row: SeenItem, now: Temporal.Instant) {
  return {
    id: row.id,
    version: row.version,
    position: row.position,
    state: stateOf(row, now),
    publishFrom: row.publish_from?.toISOString() ?? null,
    publishTo: row.publish_to?.toISOString() ?? null,
    lacking: languages.filter((language) => !row.whole_in.includes(language)),
    older: Object.keys(row.made_from).toSorted(),
    ...pick(row, [...kind.plain, ...(kind.shown ?? [])]),
    ...Object.fromEntries(Object.entries({ ...kind.columns, ...kind.lists }).map(([field, column]) => [field, row[column] ?? null])),
    ...pick(row.texts, kind.texts),
    ...pick(row.long_texts, kind.longTexts),
    ...(kind.hasPicture ? { pictureId: row.picture_id ?? null } : {}),
    ...(row.shop_ids ? { shopIds: row.shop_ids } : {}),
    picture: pictureOf(row),
  }
}

/** The fields that staff write of an item, as its versions keep them. */
export function writtenFieldsOf(kind: Kind, item: Record<string, unknown>): Record<string, unknown> {
  const named = [...kind.plain, ...Object.keys({ ...kind.columns, ...kind.lists }), ...kind.texts, ...kind.longTexts]
  return pick(item, [...named, ...(kind.hasPicture ? ['pictureId'] : []), ...('shopIds' in item ? ['shopIds'] : [])])
}
