import type { ReactNode } from 'react'

/** The ground that every picture stands on, 200 by 140. Decoration: what it shows is said in words beside it. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true" className="daylight h-auto max-w-full">
      <path
        d="M32 128C8 128-1 94 14 71 23 57 27 35 52 25 77 15 101 29 124 19 152 7 181 22 187 54 190 75 201 96 192 114 187 124 179 128 168 128Z"
        className="fill-harbour-100"
      />
      {children}
    </svg>
  )
}
