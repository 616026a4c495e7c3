/** Runs the work once the phone is idle; a second later where the browser cannot tell (Safari). Answers how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}

/** How long a new screen has phone and line to itself (ms). */
const restMs = 2_000

/** Runs what only prepares for later, once a new screen had the phone to itself. Answers how to call it off. */
export function whenRested(work: () => unknown): () => void {
  let callOff = () => undefined as void
  const timer = setTimeout(() => (callOff = whenIdle(work)), restMs)
  return () => {
    clearTimeout(timer)
    callOff()
  }
}
