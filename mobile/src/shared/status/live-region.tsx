import type { ReactNode } from 'react'

/** What becomes of what a screen waits for, not seen: said by screen readers, and by the read-aloud that has read the screen. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p role="status" data-say-changes="" className="sr-only">
      {children}
    </p>
  )
}
