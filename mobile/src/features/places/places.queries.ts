import { listPlaces, readMap, readPrivilege } from '@mwc/contract/content/content.calls'
import type { Language } from '@mwc/contract/language/language'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'
import type { Position } from '../../shared/browsing/near-me.ts'

/** The centre's places: the nearest first where a position is given, which no phone keeps. */
export function placesQuery(language: Language, near: Position | null) {
  return infiniteQueryOptions({
    queryKey: ['places', language, near],
    queryFn: ({ pageParam, signal }) => call(listPlaces, { ...near, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: near === null ? { cached: true } : {},
  })
}

/** The place nearest to a point. */
export function placeAtQuery(language: Language, point: Position | null) {
  return queryOptions({
    queryKey: ['place-at', language, point],
    queryFn: async ({ signal }) => (await call(listPlaces, { ...point }, { signal })).places[0] ?? null,
    enabled: point !== null,
  })
}

/** The shops of a privilege. */
export function shopsQuery(language: Language, privilege: string | null) {
  return queryOptions({
    queryKey: ['privilege', language, privilege, null],
    queryFn: ({ signal }) => call(readPrivilege, { id: privilege ?? '' }, { signal }),
    enabled: privilege !== null,
    meta: { cached: true },
    select: ({ shops }) => shops,
  })
}

/** Where the map takes its tiles from. */
export const mapQuery = queryOptions({
  queryKey: ['map'],
  queryFn: ({ signal }) => call(readMap, {}, { signal }),
  staleTime: Infinity,
})
