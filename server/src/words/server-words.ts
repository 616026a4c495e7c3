import type { Language } from '@mwc/contract/language/language'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
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
 * `waitSeconds` is the wait before the next try, which some refusals say in minutes.
 */
export function refusalMessage(reason: RefusalReason, language: Language, helpline: string, waitSeconds = 60): string {
  const minutes = String(Math.max(1, Math.ceil(waitSeconds / 60)))
  return wordsIn(language)
    .refusals[reason].replaceAll('{phone}', () => helpline)
    .replaceAll('{minutes}', minutes)
}
