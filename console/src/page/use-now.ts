import { useSyncExternalStore } from 'react'

let now = Date.now()

/** Tells each half minute; answers with the way to stop. */
function watch(tell: () => void): () => void {
  // Whatever is shown anew tells by this moment; rows of one page share it.
  if (Date.now() - now > 1000) now = Date.now()
  const timer = setInterval(() => {
    now = Date.now()
    tell()
  }, 30_000)
  return () => clearInterval(timer)
}

/** This moment, milliseconds since 1970, at most half a minute old. */
export function useNow(): number {
  return useSyncExternalStore(watch, () => now)
}
