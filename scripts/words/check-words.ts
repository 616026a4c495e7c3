import type { Texts } from './flatten-texts.ts'
import type { Term } from './read-terms.ts'

const lines = (texts: Texts, isWrong: (text: string) => boolean) =>
  Object.entries(texts).flatMap(([key, text]) => (isWrong(text) ? [`${key}: ${text}`] : []))

/** Whether a text says something: Latin letters as whole words, big or small; other scripts anywhere. A space is of any kind. */
function says(text: string, words: string): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![A-Za-z])${literal.replaceAll(' ', '\\s')}(?![A-Za-z])`, 'i').test(text)
}

/** Texts in which a twin of a term stands. */
export function twinsIn(texts: Texts, terms: readonly Term[]): string[] {
  return terms.flatMap(({ twins }) => twins.flatMap((twin) => lines(texts, (text) => says(text, twin)).map((line) => `${twin} in ${line}`)))
}

/** Terms that no text uses. */
export function unusedTerms(texts: Texts, terms: readonly Term[]): string[] {
  return terms.flatMap((row) => row.terms.filter((term) => !Object.values(texts).some((text) => says(text, term))))
}

/** Texts that are alike in English and differ here; `apart` are those for which it is said why. */
export function unlikeTexts(english: Texts, texts: Texts, apart: (key: string) => boolean): string[] {
  const firstOf = new Map<string, string>()
  return Object.entries(english).flatMap(([key, text]) => {
    if (key.includes(' of one') || apart(key)) return []
    const first = firstOf.get(text)
    if (first === undefined) firstOf.set(text, key)
    return first !== undefined && texts[first] !== texts[key] ? [`${first}: ${texts[first]} | ${key}: ${texts[key]}`] : []
  })
}
