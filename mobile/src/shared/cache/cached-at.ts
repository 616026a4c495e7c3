import { serverAhead } from '../server/server-clock.ts'

/** Half of what a date can hold (ECMA-262): there is room for what a phone's clock is off. */
const furthest = 4e15

/** An answer's time (epoch ms, the phone's clock) as the server's: the phone's clock may be put right before it is read. */
export function timeToCache(updatedAt: number): number {
  return updatedAt + serverAhead()
}

/**
 * A cached answer's time by the phone's present clock; null where what was stored is no time.
 * Always before this page's, so that the answer is asked for again.
 * One that lies ahead stays as it was: a phone without a network may wake up years back.
 */
export function cachedUpdatedAt(at: unknown): number | null {
  if (typeof at !== 'number' || !(Math.abs(at) < furthest)) return null
  const updatedAt = at - serverAhead()
  return updatedAt > Date.now() ? updatedAt : Math.min(updatedAt, performance.timeOrigin - 1)
}

/** Whether what is known (epoch ms, the phone's clock; 0: nothing) beats a cached answer: it is newer, or this page's own. */
export function isNewer(known: number, cached: number): boolean {
  return known >= Math.min(cached, performance.timeOrigin)
}
