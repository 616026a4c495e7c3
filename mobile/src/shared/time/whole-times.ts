import { dayText, momentDayText, timeText } from '@mwc/contract/time/dates'
import type { Language } from '@mwc/contract/language/language'

/** With its month written out, a whole day does not fit a narrow screen at twice the text: its year would break in the middle. */
const longMonths: ReadonlySet<Language> = new Set<Language>(['bengali', 'india'])

function whole(day: string, language: Language): string {
  if (longMonths.has(language)) return day.replace(' ', '\u00a0')
  return day.replaceAll(' ', '\u00a0').replace(/\d(?=[年月日])|[年月](?=\d)/g, '$&\u2060')
}

/** A day in which no line ends: a year, a month or a 日 on the next line reads as something of its own. */
export function wholeDay(day: string, language: Language): string {
  return whole(dayText(day, language), language)
}

/** A day in small text, where also a long month fits with its year. */
export function wholeSmallDay(day: string, language: Language): string {
  return wholeDay(day, language).replaceAll(' ', '\u00a0')
}

/** The day of an instant in Singapore. */
export function wholeMomentDay(instant: string, language: Language): string {
  return whole(momentDayText(instant, language), language)
}

export function wholeTime(instant: string, language: Language): string {
  return timeText(instant, language).replaceAll(' ', '\u00a0')
}

/** Day and time of an instant in Singapore; a line may end between the two. */
export function wholeMoment(instant: string, language: Language): string {
  return wholeMomentDay(instant, language) + (language === 'chinese' ? ' ' : ', ') + wholeTime(instant, language)
}

/** What staff wrote of opening hours, its times and ranges of times whole. */
export function wholeTimes(written: string): string {
  return written.replace(/(\d) (?=[ap]m\b|மணி)/g, '$1\u00a0').replace(/\d–(?=\d)/g, '$&\u2060')
}
