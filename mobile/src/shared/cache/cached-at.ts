import { serverAhead } from '../server/server-clock.ts'

/** Half of what a date can hold (ECMA-262): there is room for what a phone's clock is off. */
const furthest = 4e15

/** What is stored of the time of an answer (epoch ms, the phone's clock): the server's. The phone's may be put right before it is read. */
export function timeToCache(updatedAt: number): number {
  return updatedAt + serverAhead()
}

/**
 * The time of a cached answer by the phone's clock of now; null where what was stored is no time. Never that of this page: so it is known for an
 * old answer, and asked for again. One that lies ahead (a phone without a network may wake up years back) stays what it was.
 */
export function cachedUpdatedAt(at: unknown): number | null {
  if (typeof at !== 'number' || !(Math.abs(at) < furthest)) return null
  const updatedAt = at - serverAhead()
  return updatedAt > Date.now() ? updatedAt : Math.min(updatedAt, performance.timeOrigin - 1)
}

/** Whether what is known already (epoch ms, the phone's clock; 0 for nothing) counts more than a cached answer: it is newer, or this page's own. */
export function isNewer(known: number, cached: number): boolean {
  return known >= Math.min(cached, performance.timeOrigin)
}
