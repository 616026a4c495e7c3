/** The four languages of the programme, under the names that the app keeps in local storage (`india` is Tamil). */
export const languages = ['english', 'chinese', 'bengali', 'india'] as const
export type Language = (typeof languages)[number]

/** BCP 47 tag of each language: `<html lang>` and the `Accept-Language` header of every call. */
export const languageTags = {
  english: 'en',
  chinese: 'zh-Hans',
  bengali: 'bn',
  india: 'ta',
} as const satisfies Record<Language, string>

/** The language's own name in its own script. */
export const languageNames = {
  english: 'English',
  chinese: '简体中文',
  bengali: 'বাংলা',
  india: 'தமிழ்',
} as const satisfies Record<Language, string>

/** A text that exists in every language. */
export type InEveryLanguage<T = string> = Record<Language, T>

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first language of an `Accept-Language` header (RFC 9110, 12.5.4) that we have; else English. */
export function languageOfHeader(header: string | undefined): Language {
  if (!header) return 'english'
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { subtag: tag.trim().split('-')[0] ?? '', q: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
  for (const { subtag } of wanted) {
    const language = languages.find((one) => languageTags[one].split('-')[0] === subtag)
    if (language) return language
  }
  return 'english'
}
