import { type Language, languages } from '@mwc/contract/language/language'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { moveContent } from '@mwc/contract/content/content-acts-desk.calls'
import type { ContentAct, ContentState } from '@mwc/contract/content/content-kinds'
import { isId } from '../../../database/ids.rules.ts'

/** A text in English, and in whatever other languages it was written in. */
export type Text = { english: string } & Partial<Record<Language, string>>

/** Languages in which every one of these texts exists. */
export function wholeIn(texts: readonly Text[]): Language[] {
  return languages.filter((language) => texts.every((text) => text[language] !== undefined))
}

/** The language in which an item is shown: the reader's where all of it exists in that, else English for the whole of it. */
export function shownIn(whole: readonly Language[], reader: Language): Language {
  return whole.includes(reader) ? reader : 'english'
}

type Window = { publish_from: Date | null; publish_to: Date | null; archived_at: Date | null }

/** Where an item is in its window, which ends just before `publish_to`. */
export function stateOf({ publish_from: from, publish_to: to, archived_at }: Window, now: Temporal.Instant): ContentState {
  if (archived_at) return 'archived'
  if (!from) return 'draft'
  if (now.epochMilliseconds < from.getTime()) return 'upcoming'
  return to && to.getTime() <= now.epochMilliseconds ? 'ended' : 'published'
}

/** What staff of a role can do with an item in a state. */
export function actsOn(state: ContentState, role: StaffRole): ContentAct[] {
  if (!mayCall(moveContent, role)) return []
  return state === 'archived' ? ['restore'] : ['edit', 'move', 'archive']
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
