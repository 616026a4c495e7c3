import { useEffect, useLayoutEffect, useRef } from 'react'
import { currentEntry } from '../../shared/navigation/navigation.ts'
import { scrollPositions } from '../../shared/navigation/scroll-positions.ts'

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

/** The place at which a document was left, kept with the entry: a reload, or a way back into the document, finds it. */
const leftAt = () => (history.state as { top?: number } | null)?.top

/** Scrolling to where an entry was left is ours while the document stands, and the browser's own before that. */
function shareRestoration(): () => void {
  const take = () => void (history.scrollRestoration = 'manual')
  const leave = () => {
    history.replaceState({ ...currentEntry(), top: window.scrollY }, '')
    history.scrollRestoration = 'auto'
  }
  // A page that is still loading is scrolled by the browser first; `pageshow` follows its load.
  if (document.readyState === 'complete') take()
  window.addEventListener('pageshow', take)
  window.addEventListener('pagehide', leave)
  return () => {
    window.removeEventListener('pageshow', take)
    window.removeEventListener('pagehide', leave)
  }
}

/** Keeps the scroll position of every history entry: a new one starts at its top, going back finds it where it was left. */
export function useKeptScroll(path: string): void {
  const shownKey = useRef('')

  useEffect(() => {
    const keep = () => {
      if (shownKey.current === currentEntry().key) scrollPositions.set(shownKey.current, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])
  useEffect(shareRestoration, [])

  useLayoutEffect(() => {
    const { key } = currentEntry()
    if (key === shownKey.current) return
    const isFirst = shownKey.current === ''
    shownKey.current = key
    const top = scrollPositions.get(key) ?? leftAt()
    // Where nothing is known of a document's first entry, it stands where the browser put it.
    if (isFirst && top === undefined) return
    return scrollWhenLongEnough(top ?? 0)
  }, [path])
}
