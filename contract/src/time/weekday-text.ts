import { localeOf, singapore } from './dates.ts'
import type { Language } from '../language/language.ts'

/** The weekday of an instant (ISO 8601) in Singapore, e.g. `Monday`, `星期一`, `সোমবার`. */
export function weekdayText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: singapore }).format(new Date(instant))
}
