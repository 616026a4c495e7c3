import { useSyncExternalStore } from 'react'

let now = Date.now()

/** Tells each half minute; answers with the way to stop. */
function watch(tell: () => void): () => void {
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
