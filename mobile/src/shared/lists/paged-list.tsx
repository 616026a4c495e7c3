import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { Button } from '../screen/button.tsx'
import { ErrorState } from '../loading/error-state.tsx'
import { Notice } from '../screen/notice.tsx'
import { useProblemText } from '../server/problem-text.ts'
import { Refresh } from './refresh.tsx'
import { LoadingShapes } from '../screen/skeleton.tsx'

/** The next page is asked for when its button is this near. */
const nearPx = 600

type Listed = Pick<
  UseInfiniteQueryResult,
  | 'data'
  | 'error'
  | 'dataUpdatedAt'
  | 'isRefetchError'
  | 'isFetching'
  | 'refetch'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
>

/** The next page by a tap, and by itself when the list's end comes near; not after one that failed. */
function NextPage({ list }: { list: Listed }) {
  const words = useWords('content').content
  const problem = useProblemText()
  const end = useRef<HTMLDivElement>(null)
  const { isFetchingNextPage: busy, isFetchNextPageError: failed } = list
  const comeNear = useEffectEvent(() => {
    if (!busy && !failed) void list.fetchNextPage()
  })
  useEffect(() => {
    if (!end.current || busy || failed) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), { rootMargin: `${nearPx}px` })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy, failed])
  return (
    <div ref={end} className="space-y-4">
      {failed && <Notice tone="error">{problem(list.error)}</Notice>}
      <Button variant="secondary" busy={busy} onClick={() => void list.fetchNextPage()}>
        {words.showMore}
      </Button>
    </div>
  )
}

type Paged = {
  list: Listed
  /** How many items have come. */
  count: number | undefined
  /** Of the size of what will stand there. */
  shapes: ReactNode
  empty: ReactNode
  children: ReactNode
}

function Face({ list, count, shapes, empty, children }: Paged) {
  if (count === undefined) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    return (
      <LoadingShapes>
        <div className="two-columns space-y-4">{shapes}</div>
      </LoadingShapes>
    )
  }
  return (
    <Refresh age={list} onRefresh={() => list.refetch({ throwOnError: true })}>
      {count === 0 ? (
        empty
      ) : (
        <div className="space-y-4">
          {children}
          {list.hasNextPage && <NextPage list={list} />}
        </div>
      )}
    </Refresh>
  )
}

/** A list that pages: its faces while it loads, when it failed and when it is empty; its age, and the ways to read it anew. */
export function PagedList(paged: Paged) {
  const words = useWords('content').content
  return (
    <>
      <p role="status" className="sr-only">
        {paged.count === undefined ? '' : words.shown(paged.count)}
      </p>
      <Face {...paged} />
    </>
  )
}
