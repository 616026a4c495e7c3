import { type Language, languageTags } from '../language/language.ts'

/** Where the programme's days begin and end: UTC+8, no daylight saving. */
export const singapore = 'Asia/Singapore'

/** Intl locale of a language: days before months, Latin digits everywhere (Bengali would print its own). */
export function localeOf(language: Language): string {
  return `${language === 'english' ? 'en-SG' : languageTags[language]}-u-nu-latn`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter costs more than a hundred texts written with it. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formats.set(key, format)
  return format
}

/** CLDR's short months read as other words in Bengali (আগ: before) and Tamil (மார்: chest). */
function dayOf(date: Date, language: Language, timeZone: string): string {
  const month = language === 'bengali' || language === 'india' ? 'long' : 'short'
  return formatOf(language, { day: 'numeric', month, year: 'numeric', timeZone }).format(date).replace(',', '').replace('Sept', 'Sep')
}

/** A day `YYYY-MM-DD` in the reader's words, e.g. `10 Mar 2026`, `2026年3月10日`, `10 মার্চ 2026`. */
export function dayText(day: string, language: Language): string {
  return dayOf(new Date(`${day}T00:00:00Z`), language, 'UTC')
}

/** The day of an instant (ISO 8601) in Singapore, e.g. `10 Mar 2026`. */
export function momentDayText(instant: string, language: Language): string {
  return dayOf(new Date(instant), language, singapore)
}

/** The time of day of an instant in Singapore, e.g. `3:05 pm`; in Chinese by the 24-hour clock: 上午12:05 is taken for noon. */
export function timeText(instant: string, language: Language): string {
  const clock: Intl.DateTimeFormatOptions =
    language === 'chinese' ? { hour: '2-digit', hourCycle: 'h23' } : { hour: 'numeric', hour12: true }
  return formatOf(language, { ...clock, minute: '2-digit', timeZone: singapore }).format(new Date(instant))
}

/** An instant (ISO 8601) as day and time in Singapore: `10 Mar 2026, 3:05 pm`, `2026年3月10日 15:05`. */
export function momentText(instant: string, language: Language): string {
  return momentDayText(instant, language) + (language === 'chinese' ? ' ' : ', ') + timeText(instant, language)
}
