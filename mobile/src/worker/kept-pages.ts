/** Names of what the app keeps on the phone, for the service worker and the pages alike. */

/** One note: the tag of the reader's language. */
export const readerCache = 'reader'
export const readerNote = '/mobile/reader'

/** Words of the languages that were read; their names change with their content. */
export const wordsCache = 'words'

/** Pages of one build. */
export function pagesCache(build: string): string {
  return `pages-${build}`
}

/** The loading face that starts the app at any address. */
export const shellPath = '/shell'

/** Under what a page is kept: its path below `/mobile` in one language. */
export function pageKey(path: string, tag: string): string {
  return `/mobile/kept/${tag}${path}`
}
