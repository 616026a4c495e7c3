import { type ReactNode, Suspense } from 'react'
import { PageBoundary } from './page-boundary.tsx'

/** A part of the frame that comes when it is wanted; where its file does not come, the page stands without it. */
export function Late({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  return (
    <PageBoundary instead={instead}>
      <Suspense fallback={null}>{children}</Suspense>
    </PageBoundary>
  )
}
