import { comesBackIn, RefusalError } from '../server/call-errors.ts'

const firstPauseMs = 1_000
const longestPauseMs = 15_000

type Versioned = { version: number }
type Following<T extends Versioned> = {
  /** What is at hand now. */
  known: () => T | undefined
  /** Asks for something newer than a version; the server answers as soon as there is, or after 45 s with the same. */
  ask: (after: number | undefined, signal: AbortSignal) => Promise<T>
  onNews: (newest: T) => void
  /** Nothing more is to come. */
  isOver?: (known: T) => boolean
  /** The server says that there is no such thing for this member. */
  onMissing?: () => void
  /** Whether the server is reached, and can answer, told at each change. */
  onConnection: (connection: 'live' | 'broken' | 'away') => void
}

/**
 * Follows what the server answers as soon as it changes. Answers how to stop.
 * Tries a broken network with growing pauses, and at once when the page is seen or the network is back.
 * That it is gone is told as soon as the phone says so, not only when a call has failed.
 */
export function followLive<T extends Versioned>({ known, ask, onNews, isOver, onMissing, onConnection }: Following<T>): () => void {
  const stop = new AbortController()
  let asking = new AbortController()
  let endPause = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const askNow = () => {
    if (document.visibilityState === 'hidden') return
    asking.abort()
    endPause()
  }
  let isLive = true
  const say = (connection: 'live' | 'broken' | 'away') => {
    isLive = connection === 'live'
    onConnection(connection)
  }
  const follow = async () => {
    let pauseMs = firstPauseMs
    while (!stop.signal.aborted) {
      const before = known()
      if (before && isOver?.(before)) return
      asking = new AbortController()
      const { signal } = asking
      try {
        // After a break it asks for what is now, which is answered at once: the reader waits for the word that all is well.
        const newest = await ask(isLive ? before?.version : undefined, signal)
        if (stop.signal.aborted) return
        onNews(newest)
        say('live')
        pauseMs = firstPauseMs
        if (newest.version === before?.version) await pause(firstPauseMs)
      } catch (error) {
        if (stop.signal.aborted) return
        if (signal.aborted) continue
        if (onMissing && error instanceof RefusalError && error.status < 500 && error.status !== 429) return onMissing()
        const askedSeconds = comesBackIn(error)
        say(askedSeconds === null ? 'broken' : 'away')
        await pause(Math.max(pauseMs, (askedSeconds ?? 0) * 1_000))
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    }
  }
  const sayBroken = () => say('broken')
  if (!navigator.onLine) sayBroken()
  void follow()
  document.addEventListener('visibilitychange', askNow)
  window.addEventListener('online', askNow)
  window.addEventListener('offline', sayBroken)
  return () => {
    stop.abort()
    asking.abort()
    endPause()
    document.removeEventListener('visibilitychange', askNow)
    window.removeEventListener('online', askNow)
    window.removeEventListener('offline', sayBroken)
  }
}
