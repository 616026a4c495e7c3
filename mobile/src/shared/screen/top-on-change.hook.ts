import { useLayoutEffect, useRef } from 'react'

/** A new state of a screen begins at its top, as a new screen does; the first one that is known stays where it was opened. */
export function useTopOnChange(state: string | undefined): void {
  const shown = useRef(state)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = state
    if (before !== undefined && before !== state) window.scrollTo(0, 0)
  }, [state])
}
