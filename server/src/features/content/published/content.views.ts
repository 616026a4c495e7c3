import type { BannerCard, NewsCard, Place, Question } from '@mwc/contract/content/content.schemas'
import type { DescribedPicture, Picture } from '@mwc/contract/content/picture.schemas'
import type { Language } from '@mwc/contract/language/language'
import type { Texts } from '../../../database/tables/content-tables.ts'
import { shownIn, type Text } from '../kinds/content.rules.ts'
import { focusOf } from '../pictures/pictures.rules.ts'
import type { CardRow, PlaceRow, QuestionRow } from './published.repo.ts'

type Shown = { id: string; whole_in: Language[]; texts: Texts; long_texts?: Texts }

/** An item's texts in the language in which it is shown to this reader; a text that the item does not have is empty. */
export function readerOf({ id, whole_in, texts, long_texts }: Shown, reader: Language) {
  const language = shownIn(whole_in, reader)
  return {
    head: { id, inEnglish: language !== reader },
    text: (field: string) => (texts[field] ?? long_texts?.[field])?.[language] ?? '',
    has: (field: string) => texts[field] !== undefined,
  }
}

type PictureColumns = Pick<CardRow, 'picture_id' | 'picture_width' | 'picture_height' | 'focus_x' | 'focus_y'>

/** A picture as a card shows it, whose texts stand beside it. */
export function pictureView(row: PictureColumns): Picture | null {
  const { picture_id: id, picture_width: width, picture_height: height } = row
  return id !== null && width !== null && height !== null ? { id, width, height, ...focusOf(row) } : null
}

/** A picture on its item's own page, with what it shows: in the reader's language, or else in English. */
export function describedView(
  { described, ...row }: PictureColumns & { described: Text | null },
  reader: Language,
): DescribedPicture | null {
  const picture = pictureView(row)
  if (!picture || !described) return picture
  const own = described[reader]
  return { ...picture, alt: { text: own ?? described.english, inEnglish: own === undefined } }
}

export function bannerView(row: CardRow, reader: Language): BannerCard {
  const { head, text } = readerOf(row, reader)
  return { ...head, title: text('title'), text: text('text'), picture: pictureView(row) }
}

export function newsView(row: CardRow, reader: Language): NewsCard {
  const { head, text } = readerOf(row, reader)
  const publishedAt = row.publish_from.toISOString()
  return { ...head, title: text('title'), summary: text('summary'), publishedAt, picture: pictureView(row) }
}

export function questionView(row: QuestionRow, reader: Language): Question {
  const { head, text } = readerOf(row, reader)
  return { ...head, section: row.section, question: text('question'), answer: text('answer') }
}

/** `metres` to it; null without a position. */
export function placeView(row: PlaceRow, metres: number | null, reader: Language): Place {
  const { head, text } = readerOf(row, reader)
  const { kind, address, latitude, longitude, phone, has_nets: hasNets, opening_hours: openingHours } = row
  const texts = { name: text('name'), text: text('text'), hours: text('hours') }
  return { ...head, kind, ...texts, openingHours, address, latitude, longitude, phone, hasNets, metres }
}
