import { languageTags } from '@mwc/contract/language'
import type { Language } from '@mwc/contract/language'

const timeZone = 'Asia/Singapore'

/** Intl locale of a language: Latin digits everywhere (Bengali would print its own). */
export function localeOf(language: Language): string {
  return `${language === 'english' ? 'en-SG' : languageTags[language]}-u-nu-latn`
}

/** Cents of Singapore dollars as `S$9.00`. ICU would write `$` or `SGD`. */
export function money(cents: number): string {
  return `S$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}

function dateParts(language: Language, zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone })
}

/** A day `YYYY-MM-DD` in the reader's words, e.g. `10 Mar 2026`. */
export function dayText(day: string, language: Language): string {
  return dateParts(language, 'UTC')
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep')
}

/** The time of day of an instant in Singapore, e.g. `3:05 pm`. */
export function timeText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }).format(
    new Date(instant),
  )
}

/** An instant (ISO 8601) as day and time in Singapore, e.g. `10 Mar 2026, 3:05 pm`. */
export function momentText(instant: string, language: Language): string {
  return `${momentDayText(instant, language)}, ${timeText(instant, language)}`
}

/** The day of an instant in Singapore, e.g. `10 Mar 2026`. */
export function momentDayText(instant: string, language: Language): string {
  return dateParts(language, timeZone).format(new Date(instant)).replace('Sept', 'Sep')
}
