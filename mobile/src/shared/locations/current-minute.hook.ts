import { useSyncExternalStore } from 'react'
import { serverNow } from '../server/server-clock.ts'

const minuteMs = 60_000
const lookMs = 10_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const look = () => listeners.forEach((listener) => listener())

/** A phone in the pocket stops the timer: it looks again as it is taken out. */
function follow(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The minute that it is (epoch ms), by the server's clock as last learnt; null while a page is made: it may be shown later. */
export function useCurrentMinute(): number | null {
  return useSyncExternalStore(
    follow,
    () => Math.floor(serverNow() / minuteMs) * minuteMs,
    () => null,
  )
}
