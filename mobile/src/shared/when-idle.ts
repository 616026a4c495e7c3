/** Runs the work once the phone has nothing better to do; where the browser cannot tell (Safari), a second later. Answers how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}

/**
 * Runs what brings the contract's schemas along once the phone is idle. What they are made with runs before, in a turn of its own: together
 * they hold a slow phone for a tenth of a second, while the reader types. Answers how to call it off.
 */
export function whenIdleWithSchemas(work: () => unknown): () => void {
  return whenIdle(() => import('./schemas.ts').then(work, work))
}
