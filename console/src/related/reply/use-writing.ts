import { useEffect, useRef } from 'react'

/** Milliseconds after the last key in which somebody still writes. */
const pausesFor = 6_000

/** Tells when somebody begins to write, and when they have stopped: sent it, left, or paused for a while. */
export function useWriting(tell: ((isWriting: boolean) => void) | undefined) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const stop = () => {
    clearTimeout(pause.current)
    tell?.(false)
  }
  return {
    stop,
    noteKey() {
      clearTimeout(pause.current)
      pause.current = setTimeout(stop, pausesFor)
      tell?.(true)
    },
  }
}
