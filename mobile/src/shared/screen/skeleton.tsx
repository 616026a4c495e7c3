import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'

/** A grey shape in place of what will come; `className` gives the size. Decoration: wrap a screen's in `LoadingShapes`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-card bg-sand motion-reduce:animate-none ${className}`} />
}

/** Shows its shapes only when the wait lasts 200 ms or more (by its style, so that a page without its code does so too). */
export function LoadingShapes({ children }: { children: ReactNode }) {
  const words = useWords()
  return (
    <div role="status" className="appear-late space-y-4">
      <span className="sr-only">{words.shared.loading}</span>
      {children}
    </div>
  )
}
