import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Whoever is this near to the end reads the end. */
const nearPx = 200

const fromEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/** Between which heights of the view a message is seen: below the screen's title, above the box to write in. */
function seenBetween(): [top: number, bottom: number] {
  const [title, box] = ['header', 'main + div'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  return [title?.bottom ?? 0, box?.top ?? window.innerHeight]
}

/**
 * Keeps the end of a growing thread in view. A reader further up is told instead,
 * and stays in place when earlier messages come in above.
 */
export function useThreadScroll(lastNumber: number, waiting: number) {
  const list = useRef<HTMLOListElement>(null)
  const isNear = useRef(true)
  const kept = useRef<number | null>(null)
  const [isNewBelow, setNewBelow] = useState(false)
  const goDown = () => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = list.current?.lastElementChild?.getBoundingClientRect()
    if (!last) return
    // Where words are large, what stands below the thread fills the view. Of a long message its end is seen, with its state.
    const [top, bottom] = seenBetween()
    window.scrollBy(0, Math.min(0, Math.max(last.top - top, last.bottom - bottom)))
  }

  useEffect(() => {
    const note = () => {
      isNear.current = (list.current?.getBoundingClientRect().bottom ?? 0) - seenBetween()[1] < nearPx
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
    list,
    isNewBelow,
    goDown,
    /** Called before earlier messages come. */
    keepPlace: () => {
      kept.current = fromEnd()
    },
  }
}
