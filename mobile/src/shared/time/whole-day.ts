import { dayText } from '@mwc/contract/time/dates'
import type { Language } from '@mwc/contract/language/language'

/** A day in which no line ends: a year or a month on the next line reads as something of its own. */
export function wholeDay(day: string, language: Language): string {
  return dayText(day, language).replaceAll(' ', '\u00a0')
}
