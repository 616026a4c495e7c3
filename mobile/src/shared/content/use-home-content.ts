import { readHome } from '@mwc/contract/home/home.calls'
import type { HomeContent } from '@mwc/contract/home/home.schemas'
import type { Language } from '@mwc/contract/language/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callDeferred } from '../deferred-calls/deferred-calls.ts'
import { useLanguage } from '../../words/use-words.ts'

/** The content of Home in a language; the page that the server made brings it along. */
export function homeContentQuery(language: Language) {
  return queryOptions<HomeContent>({
    queryKey: ['home-content', language],
    queryFn: ({ signal }) => callDeferred(readHome, {}, { signal }),
    staleTime: 10 * 60_000,
  })
}

/** What Home shows to everybody. */
export function useHomeContent() {
  return useQuery(homeContentQuery(useLanguage()))
}
