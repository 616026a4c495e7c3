import { localeOf } from '../../time/dates.ts'
import type { Language } from '../../language/language.ts'

/** Where readers say another name than CLDR's, which is মায়ানমার (বার্মা). */
const everydayNames: Partial<Record<Language, Record<string, string>>> = { bengali: { MM: 'মিয়ানমার' } }

/** Names countries (ISO 3166-1 alpha-2) as the readers of a language do. Throws for what is no code. */
export function countryNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'region', style: 'short' })
  return (code) => everydayNames[language]?.[code] ?? names.of(code) ?? code
}
