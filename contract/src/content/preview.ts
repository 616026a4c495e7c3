import type { Language } from '../language/language.ts'
import type { ContentKind } from './content-desk.calls.ts'
import type { Picture } from './picture.schemas.ts'

/** Where the desk's server keeps the page that shows what members will see; the desk alone may frame it. */
export const previewPath = '/console/preview/'

/** What a form of content tells that page: the item as it would be sent now, whatever of it is still missing or wrong. */
export type PreviewedItem = {
  kind: ContentKind
  /** The reader's. */
  language: Language
  /** What an edit of this kind takes; a text is one by language. */
  fields: Readonly<Record<string, unknown>>
  picture: Picture | null
  /** The shops of a privilege, in the same shape, in its order. */
  shops: readonly Readonly<Record<string, unknown>>[]
}

/** What the form of a maintenance window tells it: two instants (ISO 8601), or what of them is typed so far. */
export type PreviewedWindow = { kind: 'maintenance'; language: Language; startsAt: string; endsAt: string }

export type Previewed = PreviewedItem | PreviewedWindow
