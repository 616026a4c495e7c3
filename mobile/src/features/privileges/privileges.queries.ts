import { listPrivileges, readPrivilege } from '@mwc/contract/content/content.calls'
import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import type { Language } from '@mwc/contract/language/language'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callDeferred } from '../../shared/deferred-calls/deferred-calls.ts'
import type { Position } from '../../shared/browsing/near-me.ts'

type Asked = { category: PrivilegeCategory | ''; search: string; near: Position | null }

/** The privileges in a language: the nearest first where a position is given, which no phone keeps. */
export function privilegesQuery(language: Language, { category, search, near }: Asked) {
  return infiniteQueryOptions({
    queryKey: ['privileges', language, category, search, near],
    queryFn: ({ pageParam, signal }) => {
      const asked = { category: category || undefined, search: search || undefined, ...near, cursor: pageParam ?? undefined }
      return callDeferred(listPrivileges, asked, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: search === '' && near === null ? { cached: true } : {},
  })
}

/** One privilege with its terms and shops; asks nothing without an id. */
export function privilegeQuery(language: Language, id: string | null, near: Position | null) {
  return queryOptions({
    queryKey: ['privilege', language, id, near],
    queryFn: ({ signal }) => callDeferred(readPrivilege, { id: id ?? '', ...near }, { signal }),
    enabled: id !== null,
    meta: near === null ? { cached: true } : {},
  })
}
