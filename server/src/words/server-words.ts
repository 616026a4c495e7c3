import type { Language } from '@mwc/contract/language/language'
import type { RefusalBody, RefusalReason } from '@mwc/contract/endpoint/refusal'
import { momentText } from '@mwc/contract/time/dates'
import { bengali } from './bengali.ts'
import { chinese } from './chinese.ts'
import { english, type EnglishWords } from './english.ts'
import { india } from './india.ts'

/** Everything that the server itself says to people: refusals and SMS. */
export type ServerWords = EnglishWords

const dictionaries: Record<Language, ServerWords> = { english, chinese, bengali, india }

/** The server's words in one language. */
export function wordsIn(language: Language): ServerWords {
  return dictionaries[language]
}

/**
 * What a refused person reads. `helpline` is the setting as printed, e.g. `6536 2692`.
 * Some refusals say in minutes how long to wait before the next try, or who did what before, and when.
 */
export function refusalMessage(
  reason: RefusalReason,
  language: Language,
  helpline: string,
  { retryAfterSeconds = 60, by }: NonNullable<RefusalBody['details']> = {},
): string {
  const minutes = String(Math.max(1, Math.ceil(retryAfterSeconds / 60)))
  return wordsIn(language)
    .refusals[reason].replaceAll('{phone}', () => helpline)
    .replaceAll('{minutes}', minutes)
    .replaceAll('{by}', () => by?.username ?? '')
    .replaceAll('{at}', () => (by ? momentText(by.at, language) : ''))
}
