/** Joiners that are typed or not, as keyboards do, and what a database cannot hold. */
const unseen = /[\p{Cf}\p{Cc}\p{Cs}]+/gu
const maxWords = 8

/** A text as it is searched in: compatible forms made one (NFKC), lower case, single spaces, without what nobody sees. */
export function searchable(text: string): string {
  return text.replaceAll(/\s+/g, ' ').normalize('NFKC').toLowerCase().replaceAll(unseen, '').trim()
}

/** The words of a search, every one of which must occur; none for a search of nothing that is seen. */
export function wordsOf(search: string | undefined): string[] {
  const words = searchable(search ?? '').split(' ')
  return [...new Set(words)].filter((word) => word !== '').slice(0, maxWords)
}
