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
  return whenIdle(() => import('../schemas/schemas.ts').then(work, work))
}

/** How long a new screen has phone and line to itself (ms). */
const restMs = 2_000

/** Runs what only prepares for later, once the screen that has just opened had the phone to itself. Answers how to call it off. */
export function whenRested(work: () => unknown): () => void {
  let callOff = () => undefined as void
  const timer = setTimeout(() => (callOff = whenIdleWithSchemas(work)), restMs)
  return () => {
    clearTimeout(timer)
    callOff()
  }
}
