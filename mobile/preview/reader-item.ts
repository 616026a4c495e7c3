import { openingHours } from '@mwc/contract/content/opening-hours.fields'
import type { PreviewedItem } from '@mwc/contract/content/preview'
import type { Picture } from '@mwc/contract/content/picture.schemas'
import type { Language } from '@mwc/contract/language/language'

type Fields = PreviewedItem['fields']
type Texts = Partial<Record<Language, string>>

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && !Array.isArray(value)
const written = (texts: Texts, language: Language) => (texts[language] ?? '').trim() !== ''

/** In the reader's language where all that is written in English is written in it, too; else in English: the server's rule. */
function shownIn(fields: Fields, reader: Language): Language {
  const texts = Object.values(fields).filter((value) => isTexts(value) && written(value, 'english')) as Texts[]
  return texts.every((text) => written(text, reader)) ? reader : 'english'
}

/** An item as the server would answer it to this reader; what is not typed yet is empty. */
export function readerItem(fields: Fields, reader: Language, picture: Picture | null) {
  const language = shownIn(fields, reader)
  const of = <Value>(name: string, isOne: (value: unknown) => boolean, other: Value): Value =>
    isOne(fields[name]) ? (fields[name] as Value) : other
  const line = (name: string) => of<string | null>(name, (value) => typeof value === 'string' && value.trim() !== '', null)
  return {
    head: { id: 'preview', inEnglish: language !== reader, picture },
    text: (name: string) => (isTexts(fields[name]) ? (fields[name][language] ?? '') : (line(name) ?? '')),
    line,
    /** An instant (ISO 8601); null where none is typed, or half of one. */
    moment: (name: string) => of<string | null>(name, (value) => Number.isFinite(Date.parse(String(value))), null),
    number: (name: string) => of<number | null>(name, Number.isFinite, null),
    one: <Value extends string>(name: string, all: readonly Value[]) =>
      of<Value>(name, (value) => all.includes(value as Value), all[0] as Value),
    is: (name: string) => fields[name] === true,
    hours: () => openingHours.safeParse(fields['openingHours']).data ?? null,
  }
}
export type ReaderItem = ReturnType<typeof readerItem>
