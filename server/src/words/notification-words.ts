import { dayText } from '@mwc/contract/time/dates'
import type { Language } from '@mwc/contract/language/language'
import { bengali } from './notifications/bengali.ts'
import { chinese } from './notifications/chinese.ts'
import { english, type NotificationWords } from './notifications/english.ts'
import { india } from './notifications/india.ts'

const dictionaries: Record<Language, NotificationWords> = { english, chinese, bengali, india }

/** What the centre tells members of itself, in one language. */
export function notificationWordsIn(language: Language): NotificationWords {
  return dictionaries[language]
}

const mostDays = 5_000
/** Days as they were written: an inbox has twenty, and writing them anew takes as long as the rest of it. */
const written = new Map<string, string>()

/** A day `YYYY-MM-DD` as people read it, e.g. `10 Mar 2026`; Latin digits in every language. */
export function dayIn(language: Language, day: string): string {
  const key = `${language} ${day}`
  const known = written.get(key)
  if (known !== undefined) return known
  const text = dayText(day, language)
  if (written.size === mostDays) written.clear()
  written.set(key, text)
  return text
}

/** Cents as people read them, e.g. `S$9.00`; another currency by its code. */
export function moneyIn(cents: number, currency: string): string {
  return `${currency === 'SGD' ? 'S$' : `${currency} `}${(cents / 100).toFixed(2)}`
}
