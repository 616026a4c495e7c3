import type { Language } from '@mwc/contract/language/language'

/** A row of a language's terms: what it is for, the terms in use, and the twins that are not to be used. */
export type Term = { idea: string; terms: string[]; twins: string[] }

const titles: Record<Language, string> = { english: 'English', chinese: 'Chinese', bengali: 'Bengali', india: 'Tamil' }
const parts = (cell: string) => cell.split(' · ').flatMap((part) => part.trim() || [])

/** The terms of one language, from the text of `docs/words.md`: the table below `## Terms in <language>`. */
export function readTerms(document: string, language: Language): Term[] {
  const section = document.split(/^## /m).find((one) => one.startsWith(`Terms in ${titles[language]}\n`)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) => {
    const [, idea = '', terms = '', twins = ''] = line.split('|')
    return { idea: idea.trim(), terms: parts(terms), twins: parts(twins) }
  })
}
