import type { Language } from '@mwc/contract/language/language'

/** What the members' languages are called in English. */
export const languageWords: Record<Language, string> = { english: 'English', chinese: 'Chinese', bengali: 'Bengali', india: 'Tamil' }
