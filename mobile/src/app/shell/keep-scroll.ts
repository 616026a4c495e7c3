import { useEffect, useLayoutEffect, useRef } from 'react'
import { currentEntry } from '../../shared/navigation/navigation.ts'

const positions = new Map<string, number>()
const patienceMs = 1500

/** Scrolls there as soon as the page is long enough, for as long as its content may still be arriving. */
function scrollWhenLongEnough(top: number): () => void {
  const arrive = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) observer.disconnect()
  }
  const observer = new ResizeObserver(arrive)
  observer.observe(document.body)
  arrive()
  const timer = setTimeout(() => observer.disconnect(), patienceMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Keeps the scroll position of every history entry: a new one starts at its top, going back finds it where it was left. */
export function useKeptScroll(path: string): void {
  const shownKey = useRef('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      if (shownKey.current === currentEntry().key) positions.set(shownKey.current, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])

  useLayoutEffect(() => {
    const { key } = currentEntry()
    if (key === shownKey.current) return
    shownKey.current = key
    return scrollWhenLongEnough(positions.get(key) ?? 0)
  }, [path])
}
