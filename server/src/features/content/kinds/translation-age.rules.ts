import { languages } from '@mwc/contract/language/language'
import type { Text } from './content.rules.ts'

type Texts = Record<string, Text>
type Before = { texts: Texts; long_texts: Texts; made_from: Record<string, string> }

/**
 * The translations of an item that are older than their English, each with the English that it was made from.
 * One that is written anew, or said to fit, is made from today's.
 */
export function madeFromOf(
  { texts, long_texts, made_from }: Before,
  after: Texts,
  fitting: readonly string[] = [],
): Record<string, string> {
  const before: Texts = { ...texts, ...long_texts }
  const older = Object.entries(after).flatMap(([field, text]) =>
    languages.flatMap((language): [string, string][] => {
      const [name, stood, english] = [`${field}.${language}`, before[field]?.[language], before[field]?.english]
      if (language === 'english' || english === undefined || stood === undefined || text[language] !== stood) return []
      const from = made_from[name] ?? english
      return fitting.includes(name) || from === text.english ? [] : [[name, from]]
    }),
  )
  return Object.fromEntries(older)
}
