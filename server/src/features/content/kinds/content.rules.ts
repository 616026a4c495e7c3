import { type Language, languages } from '@mwc/contract/language/language'
import type { contentStates } from '@mwc/contract/content/content-kinds'
import { isId } from '../../../database/ids.rules.ts'

type Text = { english: string } & Partial<Record<Language, string>>

/** Languages in which every one of these texts exists. */
export function wholeIn(texts: readonly Text[]): Language[] {
  return languages.filter((language) => texts.every((text) => text[language] !== undefined))
}

/** The language in which an item is shown: the reader's where all of it exists in that, else English for the whole of it. */
export function shownIn(whole: readonly Language[], reader: Language): Language {
  return whole.includes(reader) ? reader : 'english'
}

/** Where an item is in its window, which ends just before `to`. */
export function stateOf({ from, to }: { from: Date; to: Date | null }, now: Temporal.Instant): (typeof contentStates)[number] {
  if (now.epochMilliseconds < from.getTime()) return 'upcoming'
  return to && to.getTime() <= now.epochMilliseconds ? 'ended' : 'published'
}

/** WGS 84, degrees. */
export type Point = { latitude: number; longitude: number }

/** Where a page of a list ended: what it was ordered by (`list` names it), and the last item's id. */
export type Cursor = { key: number; id: string }
export type Order = 'position' | 'metres' | 'newest'

export function writeCursor(order: Order, { key, id }: Cursor): string {
  return `${order[0]}${key}_${id}`
}

/** Undefined for what no list of this order gave out. */
export function readCursor(order: Order, text: string): Cursor | undefined {
  const [, first, key, id] = /^([pmn])(\d{1,13})_([0-9a-f-]{36})$/.exec(text) ?? []
  return first === order[0] && id !== undefined && isId(id) ? { key: Number(key), id } : undefined
}
