import { listNews, listQuestions, readBanner, readNews } from '@mwc/contract/content/content.calls'
import type { QuestionSection } from '@mwc/contract/content/content-kinds'
import type { Language } from '@mwc/contract/language/language'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callDeferred } from '../../shared/deferred-calls/deferred-calls.ts'

/** The news in a language, newest first. */
export function newsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: ['news', language],
    queryFn: ({ pageParam, signal }) => callDeferred(listNews, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: { cached: true },
  })
}

/** One news item; asks nothing without an id. */
export function newsItemQuery(language: Language, id: string | null) {
  return queryOptions({
    queryKey: ['news-item', language, id],
    queryFn: ({ signal }) => callDeferred(readNews, { id: id ?? '' }, { signal }),
    enabled: id !== null,
    meta: { cached: true },
  })
}

/** One banner with its page; asks nothing without an id. */
export function bannerQuery(language: Language, id: string | null) {
  return queryOptions({
    queryKey: ['banner', language, id],
    queryFn: ({ signal }) => callDeferred(readBanner, { id: id ?? '' }, { signal }),
    enabled: id !== null,
    meta: { cached: true },
  })
}

/** Questions with their answers; all of them where neither a section nor a search is given. */
export function questionsQuery(language: Language, section: QuestionSection | '', search: string) {
  return infiniteQueryOptions({
    queryKey: ['questions', language, section, search],
    queryFn: ({ pageParam, signal }) => {
      const asked = { section: section || undefined, search: search || undefined, cursor: pageParam ?? undefined }
      return callDeferred(listQuestions, asked, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: search === '' ? { cached: true } : {},
  })
}
