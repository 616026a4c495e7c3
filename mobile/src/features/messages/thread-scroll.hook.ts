import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Whoever is this near to the end reads the end. */
const nearPx = 200

const fromEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/**
 * Keeps the end of a growing thread in view. A reader further up is told instead,
 * and stays in place when earlier messages come in above.
 */
export function useThreadScroll(lastNumber: number, waiting: number) {
  const end = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const kept = useRef<number | null>(null)
  const [isNewBelow, setNewBelow] = useState(false)
  const goDown = () => window.scrollTo(0, document.documentElement.scrollHeight)

  useEffect(() => {
    const note = () => {
      isNear.current = fromEnd() < nearPx
      if (isNear.current) setNewBelow(false)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  const before = useRef({ lastNumber: 0, waiting: 0 })
  useEffect(() => {
    const { lastNumber: last, waiting: waited } = before.current
    before.current = { lastNumber, waiting }
    // One's own message is always gone to.
    if (isNear.current || waiting > waited) goDown()
    else if (last > 0 && lastNumber > last) setNewBelow(true)
  }, [lastNumber, waiting])

  useLayoutEffect(() => {
    if (kept.current === null) return
    const from = kept.current
    if (fromEnd() === from) return
    kept.current = null
    window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - from)
  })

  return {
    end,
    isNewBelow,
    goDown,
    /** Called before earlier messages come. */
    keepPlace: () => {
      kept.current = fromEnd()
    },
  }
}
