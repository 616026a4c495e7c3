import type { Query } from '@tanstack/react-query'
import { isGone } from '../server/call-errors.ts'
import { queryClient } from '../server/query-client.ts'
import { getSession } from '../session/session.ts'
import { readStored } from '../storage/storage.ts'
import { cacheableOf, checkCached } from './cacheable.ts'
import { cachedUpdatedAt, isNewer, timeToCache } from './cached-at.ts'
import { listStored, type StoredAnswer, storeAnswer } from './stored-answers.ts'

const ownNumber = () => getSession().userInfo?.memberNumber

/** What of an answer is cached: what its query says (`meta.cached`), of a list the first page, else the whole. */
function partOf({ meta, state: { data } }: Query, isList: boolean): unknown {
  if (typeof meta?.cached === 'function') return (meta.cached as (data: unknown) => unknown)(data)
  return isList ? { pages: (data as { pages: unknown[] }).pages.slice(0, 1) } : data
}

function cache(query: Query): void {
  const { queryKey: key, meta, state } = query
  const how = cacheableOf(key)
  if (!how || (how.asked && !meta?.cached) || state.data === undefined || state.dataUpdatedAt < performance.timeOrigin) return
  const answer = { key, at: timeToCache(state.dataUpdatedAt), data: partOf(query, how.isList ?? false) }
  if (how.under === 'KEPT_CONTENT') return storeAnswer(how.under, answer)
  const of = ownNumber()
  // Another tab may have logged out before this page knows.
  if (of !== undefined && readStored('localStorage', 'TOKEN_H5') === getSession().token) storeAnswer(how.under, { ...answer, of })
}

async function restore({ key, at, data: stored, of }: StoredAnswer): Promise<void> {
  const how = cacheableOf(key)
  const data = how ? await checkCached(how, stored) : null
  const updatedAt = cachedUpdatedAt(at)
  const known = queryClient.getQueryState(key)
  if (data === null || updatedAt === null || (of !== undefined && of !== ownNumber())) return
  if (known?.data !== undefined && isNewer(known.dataUpdatedAt, updatedAt)) return
  // The server answered while this was being checked: what has ended does not come back.
  if (isGone(known?.error)) return
  queryClient.setQueryData(key, data, { updatedAt })
  await queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
}

let begun = false

/** Caches the last answers to everybody and to the member, and puts back earlier visits', with their times. */
export function cacheAnswers(): void {
  if (begun) return
  begun = true
  const cached = queryClient.getQueryCache()
  cached.getAll().forEach(cache)
  cached.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) cache(event.query)
  })
  const of = ownNumber()
  const stored = [...(of === undefined ? [] : listStored('KEPT_ANSWERS', of)), ...listStored('KEPT_CONTENT')]
  for (const one of stored) restore(one).catch(() => undefined)
}
