import type { ReactNode } from 'react'

/**
 * What becomes of what a screen waits for: said by screen readers, and by the read-aloud that has read the screen. Seen only
 * with `look`, its classes, where nothing else that is seen says it.
 */
export function LiveRegion({ children, look = 'sr-only' }: { children: ReactNode; look?: string }) {
  return (
    <p role="status" data-say-changes="" className={look}>
      {children}
    </p>
  )
}
